import { isAllowed } from '@quay/contract/right/permission'
import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { sendsGoods, type Transfer } from '@quay/contract/stock-transfer/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { changedGoods } from '@quay/domain/stock-transfer/changed-goods'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useBranchId, useProfile, useSession } from '../../api/session/session.ts'
import { DocumentEditor } from '../../document/document-editor.tsx'
import { DocumentLines } from '../../document/lines/document-lines.tsx'
import { ofProduct, oneMore } from '../../document/lines/edit-lines.ts'
import { findProducts } from '../../document/lines/find-products.ts'
import { useLines } from '../../document/lines/use-lines.ts'
import type { KeptDraft } from '../../document/slot/draft-slot.tsx'
import { useDocumentEditor } from '../../document/use-document-editor.ts'
import { transferText } from '../../text/stock/transfer.ts'
import { CancelTransfer } from './cancel-transfer.tsx'
import { DraftStanding } from './draft-standing.tsx'
import {
  bodyOfTransfer,
  editorOfTransfer,
  lineOfProduct,
  type TransferDraft,
  unitOf,
  withStanding,
} from './editor-state.ts'
import { readTransfer } from './read-transfer.ts'
import { TransferHead } from './transfer-head.tsx'
import { TransferLine } from './transfer-line.tsx'
import { TransferState } from './transfer-state.tsx'

const { scope } = transferText

/** Writes a transfer: which branch, which goods, how many, from which lots. A request is answered here too, by its sender. */
export function TransferEditor({ kept }: { kept: KeptDraft<TransferDraft> }) {
  const { begin } = kept
  const here = useBranchId()
  const profile = useProfile()
  const { rights } = useSession()
  const [isPriced, setPriced] = useState(begin.lines.some(line => line.price !== null))
  const { origin } = begin
  const isStored = begin.version !== null
  const isSender = profile.branches.some(branch => branch.id === begin.branchId)
  /** Chooses lots and prices: the branch that has the goods. */
  const isSending = origin === 'SEND' || (isStored && isSender)
  const maySend = isSending && isAllowed(rights, sendsGoods)
  const approves = maySend && begin.needsApproval && begin.writer?.id !== profile.id
  const title = begin.code ?? (origin === 'REQUEST' ? transferText.newRequest : transferText.newTitle)
  const editing = useDocumentEditor(kept, {
    title,
    path: '/products/transfer',
    scope,
    draftKey: draftWords(origin, maySend, isStored),
    finishKey: maySend ? (approves ? transferText.approve : transferText.send) : null,
    send: (send, draft, status) => {
      const { id, version, branchId } = draft
      const body = { ...bodyOfTransfer(draft), status }
      return version === null
        ? send(transferRoutes.create, { body: { ...body, id, origin, branchId } })
        : send(transferRoutes.replace, { params: { id }, body: { ...body, version } })
    },
    read: readTransfer,
    editorOf: editorOfTransfer,
    withSaved: withStanding,
    check: ({ branchId, targetBranchId, lines }) => {
      if (branchId === '' || targetBranchId === '') return { path: 'targetBranchId', text: transferText.noTarget }
      return lines.length === 0 ? { path: 'find', text: transferText.noLines } : null
    },
  })
  const { draft, problem } = editing
  const lines = useLines(editing, line => line.name)
  const deed = approves ? 'refuse' : origin === 'SEND' ? 'cancel' : isSender ? 'refuse' : 'withdraw'
  return (
    <DocumentEditor
      editing={editing}
      title={title}
      crumbs={[{ label: transferText.title, to: '/products/transfer' }]}
      meta={
        <TransferState
          transfer={{
            status: 'DRAFT',
            transferStatus: null,
            origin: isStored ? origin : 'SEND',
            needsApproval: draft.needsApproval,
          }}
        />
      }
      ending={
        isAllowed(rights, transferRoutes.cancel.permission) && {
          id: 'cancel',
          label: transferText[deed],
          window: onClose => (
            <CancelTransfer
              id={draft.id}
              code={draft.code ?? ''}
              deed={deed}
              moving={false}
              onDone={editing.end}
              onClose={onClose}
            />
          ),
        }
      }
      describeTheirs={theirs => describeDifference(draft, theirs)}
      notes={<DraftStanding draft={draft} maySend={maySend} me={profile.id} />}
      problem={problem}
      finishIcon={<Truck />}
      side={
        <TransferHead
          problem={problem}
          draft={draft}
          isSending={isSending}
          isPriced={isPriced}
          onPriced={next => {
            setPriced(next)
            if (!next) editing.change({ lines: draft.lines.map(line => ({ ...line, price: null })) })
          }}
          onChange={editing.change}
        />
      }
    >
      <DocumentLines
        label={transferText.product}
        editing={editing}
        lines={lines}
        find={{
          label: transferText.findProduct,
          options: findProducts(here, ({ stock, units }) => formatUnits(stock, units)),
          onFound: ({ product }) => {
            const line = lineOfProduct(product, newId())
            if (!line) return
            lines.add(line, ofProduct(product.id), oneMore)
          },
        }}
        empty={{ title: transferText.noLines, hint: transferText.emptyLines }}
      >
        {row => <TransferLine {...row} draft={draft} mayChooseLots={isSending} isPriced={isPriced} />}
      </DocumentLines>
    </DocumentEditor>
  )
}

/** What keeping it unsent is called: a draft of one's own, one that waits for approval, a request. */
function draftWords(origin: TransferDraft['origin'], maySend: boolean, isStored: boolean): string {
  if (origin === 'SEND') return maySend ? transferText.saveDraft : transferText.saveForApproval
  return isStored ? transferText.saveRequest : transferText.sendRequest
}

/** Which goods stand otherwise in the version of a colleague. */
function describeDifference({ lines }: TransferDraft, theirs: Transfer): string[] {
  const mine = lines.map(line => ({
    productId: line.productId,
    productName: line.name,
    unitName: unitOf(line).name,
    quantity: line.quantity ?? 0,
  }))
  const changed = changedGoods(mine, theirs.items)
  return changed ? [transferText.theirGoods(changed.after), transferText.myGoods(changed.before)] : []
}
