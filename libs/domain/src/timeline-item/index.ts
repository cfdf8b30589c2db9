export * from './show-timeline-item.ts';
export { timelineItemCommands } from './timeline-item.commands.ts';
export * from './timeline-item.events.ts';
export { timelineItem, type TimelineItem } from './timeline-item.state.ts';
export { timelineItemPermissions } from './timeline-item.permissions.ts';
export { DraftTimelineItem, ReviseTimelineItem, TIMELINE_DAYS_MAX } from './write-timeline-item.ts';
export { demoEditor, demoTimelineSeed } from '../seed/demo-timeline/demo-timeline.ts';
export { demoTimelineItems } from '../seed/demo-timeline/demo-timeline-items.ts';
