import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { AppointAdmin, appointAdmin, member, memberStream, operator } from '#domain';
import { commandMeta, decideAndAppend } from '#event-store';
import { RuleBroken } from '#kernel';
import { Mistake } from '../mistake.ts';
import { withLog, withPersons } from '../stores.ts';

/** `ops grant-admin EMAIL`: the first admin, who appoints the others. */
export const addGrantAdmin = (program: Command): void => {
  program
    .command('grant-admin')
    .description('make an account an admin')
    .argument('<e-mail>', 'confirmed email address of the account')
    .action(async (email: string) => {
      const person = await withPersons(({ byEmail }) => byEmail(email));
      if (!person) throw new Mistake(`No account has the address ${email}. Register it first.`);
      if (!person.confirmed) throw new Mistake(`${email} is not confirmed. Open the link in the email first.`);
      await withLog(async (eventStore) => {
        const data = { userId: person.id, reason: { code: 'trusted' } } as const;
        const now = new Date().toISOString();
        const meta = commandMeta({ name: 'AppointAdmin', data, actor: operator, idempotencyKey: randomUUID(), now });
        const command = new AppointAdmin(data, meta);
        const decide = (state: typeof member.initial) => appointAdmin(command, state, {});
        await decideAndAppend(eventStore, memberStream(person.id), member, decide, meta).catch(alreadyAdmin(email));
      });
      console.log(`${person.name} is now an admin. Staff actions need two-factor login: set it up in the account.`);
    });
};

const alreadyAdmin = (email: string) => (error: unknown) => {
  if (error instanceof RuleBroken && error.code === 'member-role-unchanged') {
    throw new Mistake(`The account ${email} is already an admin.`);
  }
  throw error;
};
