const ours = 'http://quay.invalid'

/** The path to go back to after the sign-in; only one of our own, so that a link cannot lead elsewhere. */
export function returnPath(asked: string | undefined): string {
  if (!asked?.startsWith('/')) return '/'
  // Read as a browser reads it, which takes `/\` and a slash, a tab and a slash for the beginning of another host.
  const { origin, pathname, search, hash } = URL.canParse(asked, ours) ? new URL(asked, ours) : new URL(ours)
  return origin !== ours || pathname.startsWith('//') || pathname.startsWith('/auth/') ? '/' : pathname + search + hash
}
