import type { HistoryActionName, HistoryKindName } from '#domain';
import type { Page, View } from '#read-store';
import type { AuditLogDoc } from './audit-entry.ts';

/** `act` only of a kind; `from` and `to` (ISO 8601) are both included. */
export type AuditLogQuery = {
  readonly kind?: HistoryKindName | undefined;
  readonly act?: HistoryActionName | undefined;
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
};

export const logPage = async (
  view: View<AuditLogDoc>,
  { kind, act, actor, from, to, after, limit }: AuditLogQuery,
): Promise<{ position: number } & Page<AuditLogDoc>> => {
  const position = await view.position();
  const where = {
    ...(actor !== undefined && { actor }),
    ...(kind !== undefined && { kind }),
    ...(kind !== undefined && act !== undefined && { act }),
  };
  const bounds = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const page = await view.find({
    where,
    ...(Object.keys(bounds).length > 0 && { range: { field: 'at', ...bounds } }),
    order: { field: 'at', descending: true },
    limit,
    ...(after !== undefined && { after }),
  });
  return { position, ...page };
};
