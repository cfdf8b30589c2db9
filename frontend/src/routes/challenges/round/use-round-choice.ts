import { type Aim, aims } from '../../../features/match/match.ts';
import { useAddressFields } from '../../../lib/navigation/use-address-fields.ts';

const FIRST = { aim: '', times: '', garage: '', kind: '' };
const MEASURED = 'measured';
const OWN = 'own';

/** The parameters that are carried from round to round. */
const CARRIED = ['aim', 'times', 'garage'];

/** How a round is shown, in its address: a link shows the same. `kind`: the part of the requirement, from 1; 0: all. */
export function useRoundChoice() {
  const [fields, set] = useAddressFields(FIRST);
  return {
    aim: aims.find((one) => one === fields.aim) ?? 'points',
    predicted: fields.times !== MEASURED,
    owned: fields.garage === OWN,
    kind: Number(fields.kind) || 0,
    setAim: (aim: Aim) => set({ aim: aim === 'points' ? '' : aim }),
    setPredicted: (predicted: boolean) => set({ times: predicted ? '' : MEASURED }),
    setOwned: (owned: boolean) => set({ garage: owned ? OWN : '' }),
    setKind: (kind: number) => set({ kind: kind === 0 ? '' : String(kind) }),
  };
}

export function carriedChoice(search: URLSearchParams): string {
  const carried = [...search].filter(([name]) => CARRIED.includes(name));
  return carried.length === 0 ? '' : `?${new URLSearchParams(carried).toString()}`;
}
