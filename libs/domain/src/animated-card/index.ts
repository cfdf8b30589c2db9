export { animatedCardCommands } from './animated-card.commands.ts';
export * from './animated-card.events.ts';
export { ANIMATED_CARDS_MAX } from './animated-cards-max.ts';
export { animatedCardItemId } from './animated-card.queue-kind.ts';
export { animatedCards } from './animated-card.state.ts';
export { animatedCardPermissions } from './animated-card.permissions.ts';
export { ApproveCarLoop } from './approve-animated-card.ts';
export { DeclineCarLoop } from './decline-animated-card.ts';
export { ReopenCarLoop, SendCarLoopAgain } from './reopen-animated-card.ts';
export { ReportCarLoop } from './report-animated-card.ts';
export { SubmitCarLoop } from './submit-animated-card.ts';
export { WithdrawCarLoop } from './withdraw-animated-card.ts';
export {
  type DemoAnimatedCard,
  demoAnimators,
  demoAnimatedCardsSeed,
} from '../seed/demo-animated-cards/demo-animated-cards.ts';
