import { isAllowed } from '@quay/contract/right/permission'
import type { RouteSpec } from '@quay/contract/route'
import { useState } from 'react'
import { kitText } from '../text/kit/kit.ts'
import { toast } from '../ui/popup/toast.ts'
import type { CallInput } from './client.ts'
import { useSession } from './session/session.ts'
import { useAskFile } from './use-ask-file.ts'
import { useExportFile } from './use-export-file.ts'

/** Takes a list out as an Excel file by a window that opens: `mayExport` tells whether the person may. */
export function useListExport<R extends RouteSpec & { file: string }>(route: R) {
  const { rights } = useSession()
  const [isOpen, setOpen] = useState(false)
  const file = useExportFile(route, () => {
    toast.success(kitText.madeExcel)
    setOpen(false)
  })
  const ask = useAskFile(() => setOpen(false))
  const mayExport = isAllowed(rights, { model: 'data_export', action: 'create' })
  /** Has the file made while the person does something else; what is under way here stops. */
  function later(title: string, input: CallInput<R>) {
    file.cancel()
    ask(route, title, input)
  }
  return { ...file, mayExport, isOpen, later, open: () => setOpen(true), close: () => setOpen(false) }
}
