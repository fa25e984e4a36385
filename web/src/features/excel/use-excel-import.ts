import { excelFileLimit } from '@quay/contract/excel/limits'
import { excelRoutes } from '@quay/contract/excel/routes'
import type { ExcelFile, ExcelKind, ExcelTaking } from '@quay/contract/excel/shapes'
import type { Answer } from '@quay/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { base64Of } from '../../api/form/base64-of.ts'
import { newId } from '../../api/new-id.ts'
import { excelText } from '../../text/product/excel.ts'
import { useIsHere } from '../../ui/use-is-here.ts'

export type Checked = Answer<typeof excelRoutes.check>
type Done = Answer<typeof excelRoutes.run>

export type ImportState = {
  file: ExcelFile | null
  /** The answer of the last dry run for what is chosen now. */
  checked: Checked | null
  done: Done | null
  problem: string | null
  work: { name: 'upload' | 'check' | 'run'; done: number; total: number } | null
}

const nothing: ImportState = { file: null, checked: null, done: null, problem: null, work: null }
const askEvery = 400

/** A file on its way into the shop: sent, tried out, taken over or stopped. Leaving the screen stops nothing that writes. */
export function useExcelImport(kind: ExcelKind) {
  const client = useQueryClient()
  const [state, setState] = useState<ImportState>(nothing)
  const isHere = useIsHere()
  const change = (patch: Partial<ImportState>) => isHere.current && setState(now => ({ ...now, ...patch }))

  /** Runs work with its progress on the screen; a refusal becomes the problem that the screen shows. */
  async function during(name: 'upload' | 'check' | 'run', file: ExcelFile | null, work: () => Promise<void>) {
    change({ problem: null, work: { name, done: 0, total: file?.rowCount ?? 0 } })
    const timer = file && setInterval(() => void askProgress(file, name), askEvery)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      change({ problem: error.code === 'excel-cancelled' ? excelText.stopped : error.message })
    } finally {
      if (timer) clearInterval(timer)
      change({ work: null })
    }
  }

  async function askProgress(file: ExcelFile, name: 'upload' | 'check' | 'run') {
    try {
      const { done, total } = await call(excelRoutes.progress, { params: { id: file.id } })
      if (isHere.current) setState(now => (now.work ? { ...now, work: { name, done, total } } : now))
    } catch {
      // Not begun yet, or done already: the answer itself tells.
    }
  }

  async function upload(picked: File) {
    setState(nothing)
    if (picked.size === 0) return change({ problem: excelText.nothingIn })
    if (picked.size > excelFileLimit) return change({ problem: excelText.tooLarge })
    await during('upload', null, async () => {
      const content = await base64Of(picked)
      const body = { id: newId(), kind, fileName: picked.name.slice(-200), content }
      change({ file: await call(excelRoutes.upload, { body }) })
    })
  }

  const check = (file: ExcelFile, taking: ExcelTaking) =>
    during('check', file, async () => {
      change({ checked: await call(excelRoutes.check, { params: { id: file.id }, body: taking }) })
    })

  const run = (file: ExcelFile, taking: ExcelTaking) =>
    during('run', file, async () => {
      const done = await call(excelRoutes.run, { params: { id: file.id }, body: taking })
      change({ done })
      void client.invalidateQueries()
    })

  async function stop(file: ExcelFile) {
    try {
      await call(excelRoutes.cancel, { params: { id: file.id }, body: {} })
    } catch (error) {
      // It ended meanwhile: its own answer tells how.
      if (!(error instanceof ApiError)) throw error
    }
  }

  return { state, upload, check, run, stop, forget: () => change({ checked: null }), reset: () => setState(nothing) }
}
