import { inboundRoutes } from '@quay/contract/inbound'
import FileUp from 'lucide-react/icons/file-up'
import { type ChangeEvent, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { useBranchId } from '../../api/session.ts'
import { inboundText } from '../../text/inbound.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { editorOfInvoice } from './editor-of-invoice.ts'
import type { EditorState } from './editor-state.ts'

const largestFile = 900_000

type ReadInvoiceButtonProps = {
  state: EditorState
  /** The state with the invoice in it; `remark` is what to mind of it. */
  onRead: (state: EditorState, remark: string | null) => void
}

/** Takes a supplier's e-invoice (XML) from a file into the import that is being written. */
export function ReadInvoiceButton({ state, onRead }: ReadInvoiceButtonProps) {
  const branchId = useBranchId()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    if (file.size > largestFile) return toast.error(inboundText.invoiceTooLarge)
    setBusy(true)
    try {
      const draft = await call(inboundRoutes.readInvoice, { body: { branchId, xml: await file.text() } })
      const unknown = draft.lines.filter(line => line.product === null).length
      const { seller, provider, duplicate } = draft
      const remark = duplicate
        ? inboundText.invoiceTwice(duplicate.code)
        : provider
          ? null
          : inboundText.invoiceStranger(seller.name, seller.taxCode ?? '—')
      onRead(editorOfInvoice(state, draft, newId), remark)
      toast.success(inboundText.invoiceRead(draft.lines.length, unknown))
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : inboundText.searchFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".xml,text/xml,application/xml"
        aria-label={inboundText.readInvoice}
        className="sr-only"
        tabIndex={-1}
        onChange={event => void take(event)}
      />
      <Button icon={<FileUp />} busy={busy} onClick={() => input.current?.click()}>
        {inboundText.readInvoice}
      </Button>
    </>
  )
}
