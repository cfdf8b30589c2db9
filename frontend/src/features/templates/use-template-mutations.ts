import { useTranslation } from 'react-i18next';
import { reports, templates } from '#contracts';
import type { ReportFault, Template, TemplateFault } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { copyText } from '../../lib/copy-text.ts';
import { pages } from '../../lib/paths.ts';
import { atPress, seenOf } from '../../lib/seen-of.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export function useTemplateMutations(template: Template) {
  const { templateId, title } = template;
  const { t } = useTranslation(['templates', 'problems', 'common', 'stuff', 'trust']);
  const of = { params: { id: templateId } };
  const acted = (doing: Promise<unknown>, text: string, undo?: () => void) =>
    void doing
      .then(() =>
        showSnack({
          kind: 'success',
          text,
          ...(undo ? { seconds: 10, action: { label: t('common:undo'), run: undo } } : {}),
        }),
      )
      .catch((thrown: unknown) => {
        const { code, facts } = asProblem(thrown);
        showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
      });
  const putBack = () => acted(sendAuthenticated(templates.putBack, of), t('putBack', { title }));
  return {
    propose: () => acted(sendAuthenticated(templates.propose, of), t('proposed', { title })),
    approve: () =>
      acted(sendAuthenticated(templates.approve, { ...of, body: seenOf(atPress(template)) }), t('approved', { title })),
    decline: (reason: TemplateFault) =>
      acted(
        sendAuthenticated(templates.decline, { ...of, body: { reason, ...seenOf(atPress(template)) } }),
        t('declined', { title }),
      ),
    report: (fault: ReportFault) =>
      acted(
        sendAuthenticated(reports.make, { body: { about: { kind: 'template', itemId: templateId }, fault } }),
        t('trust:report.sent'),
      ),
    remove: () => acted(sendAuthenticated(templates.remove, of), t('removed', { title }), putBack),
    copy: () =>
      void copyText(`${location.origin}${pages.templates}?template=${templateId}`, {
        copied: t('stuff:copied'),
        refused: t('stuff:notCopied'),
      }),
  };
}
