/**
 * Thrown where a copy of the call was quicker after this one had begun to write: what it wrote must go, so its transaction is undone and the work is
 * done anew, which finds what the copy made (http/run-request.ts). `cause` is the refusal that it met.
 */
export class RunAgain extends Error {
  constructor(cause: Error) {
    super('A copy of the call was quicker', { cause })
  }
}
