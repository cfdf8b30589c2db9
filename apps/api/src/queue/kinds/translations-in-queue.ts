import { Injectable } from '@nestjs/common';
import { type DecideItemBody, translationFaults } from '#contracts';
import { ApproveTranslation, DeclineTranslation, ReopenTranslation, suggestionOfItem } from '#domain';
import type { Caller, Command } from '#kernel';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { TextsPresenter } from '../../translations/texts.presenter.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';

@Injectable()
export class TranslationsInQueue implements KindInQueue {
  readonly kind = 'translation';

  constructor(private readonly show: TextsPresenter) {}

  subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const subjects = itemIds.map((itemId) => {
      const { language, key } = suggestionOfItem(itemId);
      const link = `/translate?language=${language}&key=${encodeURIComponent(key)}`;
      return [itemId, { name: `${language} · ${key}`, link }] as const;
    });
    return Promise.resolve(new Map(subjects));
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const { suggestionId, ...of } = suggestionOfItem(itemId);
    const found = await this.show.one(of, by);
    if (!found?.body.suggestions.some((one) => one.suggestionId === suggestionId)) return undefined;
    const context = { kind: this.kind, text: found.body, suggestionId } as const;
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...translationFaults] } };
  }

  decision(itemId: string, said: DecideItemBody, command: CommandMaker): Command {
    const of = suggestionOfItem(itemId);
    if (said.outcome === 'approved') return command(ApproveTranslation, of);
    const reason = reasonAmong(translationFaults, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(DeclineTranslation, { ...of, reason, ...textOfReason(said) });
  }

  reopening(itemId: string, _was: string, command: CommandMaker): Command {
    return command(ReopenTranslation, suggestionOfItem(itemId));
  }
}
