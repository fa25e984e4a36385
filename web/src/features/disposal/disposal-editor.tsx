import { disposalRoutes } from '@quay/contract/disposal/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import Check from 'lucide-react/icons/check'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { DocumentEditor } from '../../document/document-editor.tsx'
import { DocumentLines } from '../../document/lines/document-lines.tsx'
import { useLines } from '../../document/lines/use-lines.ts'
import type { KeptDraft } from '../../document/slot/draft-slot.tsx'
import { useDocumentEditor } from '../../document/use-document-editor.ts'
import { disposalText } from '../../text/stock/disposal.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { FigureRow } from '../../ui/page/figure-row.tsx'
import { CancelDisposal } from './cancel-disposal.tsx'
import { DisposalHead } from './disposal-head.tsx'
import { DisposalLine } from './disposal-line.tsx'
import {
  bodyOfDisposal,
  type DisposalEditorState,
  editorOfDisposal,
  filledLines,
  lineOf,
  withLots,
  worthOf,
} from './editor-state.ts'
import { findLots } from './find-lots.ts'
import { readDisposal, readLotsOf } from './read-disposal.ts'

const { scope } = disposalText
const mostLots = 500

type EditorProps = {
  kept: KeptDraft<DisposalEditorState>
  /** Why it begins empty. */
  remark?: string | undefined
}

/** Writes a disposal: which lots go and why, how they are destroyed and before whom. F9 takes them out of the stock. */
export function DisposalEditor({ kept, remark }: EditorProps) {
  const { code } = kept.begin
  const title = code === null ? disposalText.newTitle : disposalText.documentTitle(code)
  const editing = useDocumentEditor(kept, {
    title,
    path: '/products/disposal',
    scope,
    draftKey: disposalText.saveDraft,
    finishKey: disposalText.complete,
    send: (send, draft, status) => {
      const { id, version } = draft
      const body = { ...bodyOfDisposal(draft), status }
      return version === null
        ? send(disposalRoutes.create, { body: { ...body, id } })
        : send(disposalRoutes.replace, { params: { id }, body: { ...body, version } })
    },
    read: readDisposal,
    editorOf: async theirs => editorOfDisposal(theirs, await readLotsOf(theirs).catch(() => [])),
    sentLines: filledLines,
    check: draft => (filledLines(draft).length === 0 ? { path: 'find', text: disposalText.noLines } : null),
  })
  const { draft, problem } = editing
  const { branchId } = draft
  const lines = useLines(editing, line => line.productName)
  const worths = filledLines(draft).map(worthOf)
  const worth = worths.includes(null) ? null : worths.reduce<number>((sum, one) => sum + one!, 0)

  async function takeExpired() {
    try {
      const lots = await call(disposalRoutes.candidates, { query: { branchId, expired: 'true', limit: mostLots } })
      if (lots.length === 0) editing.tell({ path: 'find', text: disposalText.noExpired })
      else editing.edit(before => ({ ...before, lines: withLots(before.lines, lots) }))
    } catch (error) {
      editing.tell({ path: '', text: error instanceof ApiError ? error.message : disposalText.noAnswer })
    }
  }
  return (
    <DocumentEditor
      editing={editing}
      title={title}
      crumbs={[{ label: disposalText.title, to: '/products/disposal' }]}
      meta={<StatusBadge status="DRAFT" />}
      ending={{
        id: 'cancel',
        label: disposalText.cancel,
        window: onClose => <CancelDisposal document={draft} onDone={editing.end} onClose={onClose} />,
      }}
      describeTheirs={theirs => [disposalText.conflictChanges(formatNumber(theirs.items.length))]}
      notes={remark && draft.lines.length === 0 && <Note>{remark}</Note>}
      problem={problem}
      finishIcon={<Check />}
      side={
        <>
          <DisposalHead draft={draft} problem={problem} onChange={editing.change} />
          {worth !== null && worths.length > 0 && (
            <dl>
              <FigureRow label={disposalText.total} amount={worth} amountClass="font-bold text-20" />
            </dl>
          )}
        </>
      }
    >
      <DocumentLines
        label={disposalText.lines}
        editing={editing}
        lines={lines}
        find={{
          label: disposalText.findLot,
          options: findLots(branchId),
          onFound: ({ lot }) => {
            const line = lineOf(lot)
            lines.add(line)
          },
        }}
        tools={
          <Button size="sm" onClick={() => void takeExpired()}>
            {disposalText.takeExpired}
          </Button>
        }
        empty={{ title: disposalText.emptyLines, hint: disposalText.emptyLinesHint }}
      >
        {row => <DisposalLine {...row} />}
      </DocumentLines>
    </DocumentEditor>
  )
}
