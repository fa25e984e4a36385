/** Refusals of who sends, now, and not of the sale: it has happened, and waits until its seller may send again. */
const passing = new Set<unknown>(['seller-differs', 'outside-access-hours', 'password-change-needed'])

/** Whether an unsent sale stays in its turn after such an answer, instead of going to the tray as refused. */
export function waitsForSession(status: number, code: unknown): boolean {
  return status === 401 || passing.has(code)
}
