/** The path to go back to after the sign-in; only one of our own, so that a link cannot lead elsewhere. */
export function returnPath(asked: string | undefined): string {
  if (asked === undefined || !asked.startsWith('/') || /^\/[/\\]/.test(asked) || asked.startsWith('/auth/')) return '/'
  return asked
}
