export {
  ADMIN_CHANNELS,
  type Audience,
  audienceOf,
  isForAdmins,
  isForStaff,
  isOwnRoom,
  isSilent,
  mayJoin,
  OWN_CHANNEL,
  roomOfAdmin,
  roomOfOwner,
  roomOfSession,
  roomOfStaff,
  STAFF_CHANNELS,
} from './may-join.ts';
export { toldChange } from './told-change.ts';
