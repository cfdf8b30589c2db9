/** As far as the report of a process is read; the numbers are words where there is no limit, and missing on Windows. */
type Report = { readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } } };

/** Files, sockets and connections that this process may have open at once. */
export const descriptorsMax = (): number => {
  // Else it asks for the name of whoever each connection is with.
  const report: NodeJS.ProcessReport & { excludeNetwork?: boolean } = process.report;
  const before = report.excludeNetwork ?? false;
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as Report;
  report.excludeNetwork = before;
  const most = userLimits?.open_files?.soft;
  return typeof most === 'number' ? most : Infinity;
};

/** Of its descriptors: how many sockets may hold, and how many all connections, so that files of stores always open. */
export const roomOf = (descriptors: number) => ({
  sockets: Math.floor(descriptors / 2),
  connections: Math.floor((descriptors * 3) / 4),
});
