import { inboundRoutes } from '@quay/contract/inbound/routes'
import { type InvoiceDraft, pdfInvoiceLimit } from '@quay/contract/inbound/shapes'
import FileUp from 'lucide-react/icons/file-up'
import { type ChangeEvent, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { base64Of } from '../../../api/form/base64-of.ts'
import { newId } from '../../../api/new-id.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { inboundText } from '../../../text/buying/inbound.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { editorOfInvoice } from './editor-of-invoice.ts'
import type { EditorState } from './editor-state.ts'

const largestFile = 900_000

type ReadInvoiceButtonProps = {
  state: EditorState
  /** The state with the invoice in it; `remarks` are what to mind of it. */
  onRead: (state: EditorState, remarks: readonly string[]) => void
}

/** Takes a supplier's e-invoice (XML, or the PDF beside it) from a file into the import that is being written. */
export function ReadInvoiceButton({ state, onRead }: ReadInvoiceButtonProps) {
  const branchId = useBranchId()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const isPdf = /\.pdf$/i.test(file.name) || file.type === 'application/pdf'
    if (file.size > (isPdf ? pdfInvoiceLimit : largestFile)) return toast.error(inboundText.invoiceTooLarge)
    setBusy(true)
    try {
      const draft = isPdf
        ? await call(inboundRoutes.readPdfInvoice, { body: { branchId, content: await base64Of(file) } })
        : await call(inboundRoutes.readInvoice, { body: { branchId, xml: await file.text() } })
      const unknown = draft.lines.filter(line => line.product === null).length
      onRead(editorOfInvoice(state, draft, newId), remarksOf(draft))
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
        accept=".xml,.pdf,text/xml,application/xml,application/pdf"
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

/** What the user has to check before completing the import. */
function remarksOf({ source, doubts, lines, seller, provider, duplicate }: InvoiceDraft): string[] {
  const doubtful = lines.filter(line => line.doubt !== null).length
  return [
    ...(source === 'PDF' ? [inboundText.fromPdf] : []),
    ...(duplicate ? [inboundText.invoiceTwice(duplicate.code)] : []),
    ...(provider || duplicate ? [] : [inboundText.invoiceStranger(seller.name, seller.taxCode ?? '—')]),
    ...doubts,
    ...(doubtful > 0 ? [inboundText.doubtful(doubtful)] : []),
  ]
}
