/** Refusals of who sends, now, and not of the sale: it has happened, and waits until its seller may send again. */
const passing = new Set(['seller-differs', 'outside-access-hours', 'password-change-needed'])

/** Whether an unsent sale stays in its turn after such an answer, instead of going to the tray as refused. */
export function waitsForSession(status: number, code: string | undefined): boolean {
  return status === 401 || (code !== undefined && passing.has(code))
}
