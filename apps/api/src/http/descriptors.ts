/** The part of the process report that is used; limits are strings where there is none, and missing on Windows. */
type Report = { readonly userLimits?: { readonly open_files?: { readonly soft: number | 'unlimited' } } };

export const descriptorsMax = (): number => {
  // Else the report resolves the host name of each connection.
  const report: NodeJS.ProcessReport & { excludeNetwork?: boolean } = process.report;
  const before = report.excludeNetwork ?? false;
  report.excludeNetwork = true;
  const { userLimits } = report.getReport() as Report;
  report.excludeNetwork = before;
  const most = userLimits?.open_files?.soft;
  return typeof most === 'number' ? most : Infinity;
};

/** Shares of the descriptors: for sockets, and for all connections, so that the stores can always open files. */
export const roomOf = (descriptors: number) => ({
  sockets: Math.floor(descriptors / 2),
  connections: Math.floor((descriptors * 3) / 4),
});
