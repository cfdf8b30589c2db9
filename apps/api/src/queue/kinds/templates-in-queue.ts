import { Injectable } from '@nestjs/common';
import { type DecideItemBody, templateFaults } from '#contracts';
import { ApproveTemplate, DeclineTemplate, ReopenTemplate } from '#domain';
import type { Caller, Command } from '#kernel';
import { type TemplateDoc, templates } from '#projections/templates/templates.projection';
import type { View } from '#read-store';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { InjectView } from '../../inject-view.ts';
import { TemplatesPresenter } from '../../templates/templates.presenter.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';

@Injectable()
export class TemplatesInQueue implements KindInQueue {
  readonly kind = 'template';

  constructor(
    @InjectView(templates) private readonly templates: View<TemplateDoc>,
    private readonly show: TemplatesPresenter,
  ) {}

  async subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const found = await this.templates.getMany(itemIds);
    const shown = await this.show.shown(
      [...found.values()].map(({ doc }) => doc),
      {},
    );
    return new Map(
      shown.map(({ templateId, title }) => [
        templateId,
        { name: title, link: `/templates?template=${encodeURIComponent(templateId)}` },
      ]),
    );
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const found = await this.templates.get(itemId);
    const [template] = found ? await this.show.shown([found.doc], by) : [];
    if (!template) return undefined;
    const context = { kind: this.kind, template } as const;
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...templateFaults] } };
  }

  decision(templateId: string, said: DecideItemBody, command: CommandMaker): Command {
    if (said.outcome === 'approved') return command(ApproveTemplate, { templateId });
    const reason = reasonAmong(templateFaults, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(DeclineTemplate, { templateId, reason, ...textOfReason(said) });
  }

  reopening(templateId: string, _was: string, command: CommandMaker): Command {
    return command(ReopenTemplate, { templateId });
  }
}
