import type { Reply } from './app.ts'

/** What a call that has to succeed answers; throws with what the server said instead. */
export async function carriedOut(call: Promise<Reply>): Promise<Reply['data']> {
  const reply = await call
  if (reply.status >= 300) throw new Error(`A call was refused: ${JSON.stringify(reply.body)}`)
  return reply.data
}
