import { drugIncidentRoutes } from '@quay/contract/drug-incident/routes'
import type { DrugIncident } from '@quay/contract/drug-incident/shapes'
import { productRoutes } from '@quay/contract/product/routes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatDateTime } from '@quay/domain/text/format-date'
import Check from 'lucide-react/icons/check'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import { DocumentEditor } from '../../document/document-editor.tsx'
import { DocumentLines } from '../../document/lines/document-lines.tsx'
import { useLines } from '../../document/lines/use-lines.ts'
import type { KeptDraft } from '../../document/slot/draft-slot.tsx'
import { useDocumentEditor } from '../../document/use-document-editor.ts'
import { incidentText } from '../../text/stock/drug-incident.ts'
import { Note } from '../../ui/mark/note.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { CancelIncident } from './cancel-incident.tsx'
import { bodyOfIncident, draftOfIncident, dueOf, type IncidentDraft, lineOf, missingOf } from './editor-state.ts'
import { IncidentAccount } from './incident-account.tsx'
import { IncidentHead } from './incident-head.tsx'
import { IncidentLine } from './incident-line.tsx'
import { PrintIncident } from './print-incident.tsx'
import { readIncident } from './read-incident.ts'
import { SendIncident } from './send-incident.tsx'
import { useBranchZone } from './use-branch-zone.ts'

const { scope } = incidentText
const mostFound = 20
const mostLines = 50

type EditorProps = {
  kept: KeptDraft<IncidentDraft>
  /** The report as it is stored; left out for a new one. */
  stored?: DrugIncident | undefined
}

/** Writes a report: what is missing or was mixed up, when it was found and by whom, what was done. Ctrl+S keeps it. */
export function IncidentEditor({ kept, stored }: EditorProps) {
  const { rights } = useSession()
  const { code, branchId } = kept.begin
  const timeZone = useBranchZone(branchId)
  const title = code === null ? incidentText.newTitle : incidentText.documentTitle(code)
  const editing = useDocumentEditor(kept, {
    title,
    path: '/products/drug-incident',
    scope,
    draftKey: incidentText.save,
    // It is finished by being sent, on paper.
    finishKey: null,
    send(send, draft) {
      const { id, version } = draft
      const body = bodyOfIncident(draft, timeZone)
      return version === null
        ? send(drugIncidentRoutes.create, { body: { ...body, id, branchId } })
        : send(drugIncidentRoutes.update, { params: { id }, body: { ...body, version } })
    },
    read: readIncident,
    editorOf: theirs => draftOfIncident(theirs, timeZone),
    check: missingOf,
  })
  const { draft, isDirty, problem } = editing
  const part = { draft, problem, onChange: editing.change }
  const lines = useLines(editing, line => line.productName)
  const due = dueOf(draft, timeZone)
  return (
    <DocumentEditor
      editing={editing}
      title={title}
      crumbs={[{ label: incidentText.title, to: '/products/drug-incident' }]}
      meta={<StatusBadge status="DRAFT" label={incidentText.statuses.DRAFT} />}
      actions={
        stored && (
          <>
            <PrintIncident document={stored} disabled={isDirty} />
            <SendIncident document={stored} disabled={isDirty} />
          </>
        )
      }
      ending={
        isAllowed(rights, drugIncidentRoutes.cancel.permission) && {
          id: 'cancel',
          label: incidentText.cancel,
          window: onClose => <CancelIncident document={draft} onDone={editing.end} onClose={onClose} />,
        }
      }
      describeTheirs={theirs => [theirs.goods, theirs.description]}
      notes={due !== null && <DueNote due={due} timeZone={timeZone} />}
      problem={problem}
      finishIcon={<Check />}
      side={<IncidentHead {...part} />}
    >
      <DocumentLines
        label={incidentText.lines}
        editing={editing}
        lines={lines}
        find={
          draft.lines.length < mostLines && {
            label: incidentText.findProduct,
            options: findMedicines(branchId),
            // The same medicine may be missing of several lots.
            onFound: ({ product }) => lines.add(lineOf(product)),
          }
        }
        empty={{ title: incidentText.emptyLines, hint: incidentText.emptyLinesHint }}
      >
        {row => <IncidentLine {...row} />}
      </DocumentLines>
      <IncidentAccount {...part} />
    </DocumentEditor>
  )
}

function DueNote({ due, timeZone }: { due: number; timeZone: string }) {
  const isLate = due < Date.now()
  const until = formatDateTime(due, timeZone).slice(0, -3)
  return (
    <Note tone={isLate ? 'danger' : 'warning'}>{isLate ? incidentText.late(until) : incidentText.deadline(until)}</Note>
  )
}

/** Medicines by name or code; without a word those under special control. */
const findMedicines = (branchId: string) => async (keyword: string, signal: AbortSignal) => {
  const controlled = keyword.trim() === '' && { controlGroup: 'any' as const }
  const query = { branchId, keyword, limit: mostFound, ...controlled }
  const { items } = await call(productRoutes.list, { query }, { signal })
  return items
    .filter(product => product.type < 3)
    .map(product => ({
      value: product.id,
      label: product.name,
      detail: [product.code, product.registrationNumber].filter(Boolean).join(' · '),
      product,
    }))
}
