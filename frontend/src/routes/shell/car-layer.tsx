import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { carInHash, carSheetHash, requestedCar } from '../../lib/navigation/car-sheet.ts';
import { useStore } from '../../lib/store.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';

const CarSheet = lazyComponent(async () => (await import('../car/car-sheet.tsx')).CarSheet);

export function CarLayer() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = useStore(requestedCar);
  const shown = carInHash(hash);
  const [needed, setNeeded] = useState(false);
  if (shown && !needed) setNeeded(true);
  useEffect(() => {
    if (wanted === null) return;
    requestedCar.set(null);
    void navigate({ pathname, search, hash: carSheetHash(wanted) }, { replace: true });
  }, [wanted, navigate, pathname, search]);
  return needed ? (
    <Suspense fallback={null}>
      <CarSheet shown={shown} />
    </Suspense>
  ) : null;
}
