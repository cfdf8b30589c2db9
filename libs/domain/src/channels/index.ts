export {
  ADMIN_CHANNELS,
  type Audience,
  audienceOf,
  isForAdmins,
  isForStaff,
  isPrivateRoom,
  isSilent,
  mayJoin,
  ACCOUNT_CHANNEL,
  roomOfAdmin,
  roomOfOwner,
  roomOfSession,
  roomOfStaff,
  STAFF_CHANNELS,
} from './may-join.ts';
export { changeMessage } from './change-message.ts';
