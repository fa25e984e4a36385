import { exportRoutes } from '@quay/contract/export/routes'
import type { RouteSpec } from '@quay/contract/route'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { type CallInput, call } from './client.ts'
import { download, saveFile } from './download.ts'
import { newId } from './new-id.ts'

type FileRoute = RouteSpec & { file: string }

export type ExportState =
  | { status: 'idle' }
  /** `total` is 0 until the server has counted. */
  | { status: 'running'; done: number; total: number }
  | { status: 'failed'; error: ApiError }

const askEvery = 500

/**
 * Exports a list to a file: starts it, says how far the server is, stops it, and hands the file over at the end. Leaving
 * the screen stops it too.
 */
export function useExportFile<R extends FileRoute>(route: R, onDone?: () => void) {
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(input: CallInput<R>) {
    const stop = new AbortController()
    running.current?.abort()
    running.current = stop
    setState({ status: 'running', done: 0, total: 0 })
    const id = newId()
    const timer = setInterval(() => void askProgress(id, stop.signal, setState), askEvery)
    try {
      saveFile(await download(route, { ...input, body: { ...(input.body as object), id } }, stop.signal))
      setState({ status: 'idle' })
      onDone?.()
    } catch (error) {
      if (stop.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setState({ status: 'failed', error })
    } finally {
      clearInterval(timer)
    }
  }
  function cancel() {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  return { state, start, cancel }
}

async function askProgress(id: string, signal: AbortSignal, show: (state: ExportState) => void): Promise<void> {
  try {
    const { done, total } = await call(exportRoutes.progress, { params: { id } }, { signal })
    if (!signal.aborted) show({ status: 'running', done, total })
  } catch {
    // Not begun yet, or done already: the file itself tells.
  }
}
