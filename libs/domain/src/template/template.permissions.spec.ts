import { commandsIn, walkTable } from '#test/permissions-kit';
import type { Command, CommandType, Event, Meta } from '#kernel';
import {
  ApproveTemplate,
  approveTemplate,
  DeclineTemplate,
  declineTemplate,
  ReopenTemplate,
  reopenTemplate,
} from './decide-template.ts';
import { ProposeTemplate, proposeTemplate } from './propose-template.ts';
import { PutTemplateBack, putTemplateBack, RemoveTemplate, removeTemplate } from './remove-template.ts';
import { SaveTemplate, saveTemplate } from './save-template.ts';
import { type Template, template } from './template.state.ts';
import { templatePermissions } from './template.permissions.ts';

const templateId = 't1';
const item = (state: Template) => state;
const on =
  <Made extends Command>(
    type: CommandType<Made>,
    decide: (command: Made, state: Template) => readonly Event[],
    more: object = {},
  ) =>
  (meta: Meta, _: number, state: Template) => ({
    item,
    decide: () => decide(new type({ templateId, ...more } as unknown as Made['data'], meta), state),
  });

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: templatePermissions,
    decider: template,
    commands: {
      'save-template': (meta, _, state) => {
        const data = { title: 'Small cars', kind: 'other', link: '~Kkart_a00~CMini~CFiat' } as const;
        const facts = { templateId, unknownCars: [], textId: 'words' };
        return { item, decide: () => saveTemplate(new SaveTemplate(data, meta), state, facts) };
      },
      'propose-template': on(ProposeTemplate, proposeTemplate),
      'approve-template': on(ApproveTemplate, approveTemplate),
      'decline-template': on(DeclineTemplate, declineTemplate, { reason: 'title' }),
      'reopen-template': on(ReopenTemplate, reopenTemplate),
      'remove-template': on(RemoveTemplate, removeTemplate),
      'put-template-back': on(PutTemplateBack, putTemplateBack),
    },
  });
  expect(came).toEqual(commandsIn(templatePermissions));
});
