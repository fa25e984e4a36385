import type { RouteSpec } from '@quay/contract/route'
import { branchHeader } from './branch-of-call.ts'
import { type CallInput, withSession } from './client.ts'
import { routePath } from './route-path.ts'
import { type Answered, readEnvelope, refusalOf, unreachable } from './send.ts'
import { whileBusy } from './while-busy.ts'

type FileRoute = RouteSpec & { file: string }

export type Downloaded = { blob: Blob; name: string }

/**
 * Fetches the file that a route answers, to its end; a store that is too busy is asked again (while-busy.ts). Throws
 * ApiError with the server's refusal, `network` where the line broke in the middle (half a file is none), and the abort
 * of the signal.
 */
export async function download<R extends FileRoute>(
  route: R,
  input: CallInput<R>,
  signal: AbortSignal,
): Promise<Downloaded> {
  const branch = branchHeader(input)
  const { response, status, envelope } = await whileBusy(
    () =>
      withSession(async (token): Promise<Answered & { response: Response }> => {
        const response = await reach(signal, () =>
          fetch(`/mp/api${routePath(route.path, input)}`, {
            method: route.method,
            headers: {
              accept: route.file,
              ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
              ...(token === null ? {} : { authorization: `Bearer ${token}`, ...branch }),
            },
            body: input.body === undefined ? null : JSON.stringify(input.body),
            signal,
            cache: route.keptSeconds ? 'default' : 'no-store',
          }),
        )
        if (response.ok) return { response, status: response.status, envelope: { code: 200 } }
        const envelope = readEnvelope(await reach(signal, () => response.text()))
        if (!envelope) throw unreachable(response.status)
        return { response, status: response.status, envelope }
      }),
    signal,
  )
  if (!response.ok) throw refusalOf({ status, envelope })
  const blob = await reach(signal, () => response.blob())
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { blob, name: name ?? 'quay.xlsx' }
}

async function reach<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (signal.aborted) throw error
    throw unreachable()
  }
}

/** Hands a fetched file to the person, as their browser keeps downloads. */
export function saveFile({ blob, name }: Downloaded): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers begin to read after the click returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
