/** Which build of the client this page is, as `web/list-files.ts` named it; null while it is developed. */
export const clientBuild: string | null =
  typeof document === 'undefined' || !import.meta.env.PROD
    ? null
    : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null)
