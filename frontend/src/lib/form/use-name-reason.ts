import { useTranslation } from 'react-i18next';
import { nameFault } from '#contracts';

/** The error in a typed name; undefined: none. `faultOf`: of a person's, or a key's. */
export function useNameReason(faultOf = nameFault): (typed: string) => string | undefined {
  const { t } = useTranslation('account');
  const reasons = {
    length: t('reason.name'),
    unseen: t('reason.nameUnseen'),
    link: t('reason.nameLink'),
    marks: t('reason.nameMarks'),
    plain: t('reason.namePlain'),
    scripts: t('reason.nameScripts'),
  };
  return (typed) => {
    const fault = faultOf(typed);
    return fault && reasons[fault];
  };
}
