import { errorMessage } from '@quay/contract/error-code'
import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import { inboundReturnReasons } from '@quay/contract/inbound-return/shapes'
import { formatDong } from '@quay/domain/text/format-number'
import Check from 'lucide-react/icons/check'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { DocumentEditor } from '../../document/document-editor.tsx'
import { DocumentLines } from '../../document/lines/document-lines.tsx'
import { useLines } from '../../document/lines/use-lines.ts'
import { ProviderField } from '../../document/provider-field.tsx'
import type { KeptDraft } from '../../document/slot/draft-slot.tsx'
import { useDocumentEditor } from '../../document/use-document-editor.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { documentText } from '../../text/kit/document.ts'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/field/text-input.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { askReturn } from './ask-return.ts'
import { CancelReturn } from './cancel-return.tsx'
import {
  bodyOfReturn,
  editorOfReturn,
  filledLines,
  lineOf,
  priceEditor,
  type ReturnEditorState,
} from './editor-state.ts'
import { findLots } from './find-lots.ts'
import { readReturn } from './read-return.ts'
import { ReturnLine } from './return-line.tsx'
import { ReturnMoney } from './return-money.tsx'

const { scope } = inboundReturnText
const reasons = inboundReturnReasons.map(value => ({ value, label: inboundReturnText.reasons[value] }))

/** Writes a return: the lots of a receipt or any that lie there, the reason, and how the provider gives the money back. */
export function ReturnEditor({ kept }: { kept: KeptDraft<ReturnEditorState> }) {
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { code } = kept.begin
  const title = code === null ? inboundReturnText.newTitle : inboundReturnText.documentTitle(code)
  const editing = useDocumentEditor(kept, {
    title,
    path: '/products/return',
    scope,
    draftKey: inboundReturnText.saveDraft,
    finishKey: inboundReturnText.complete,
    send: (send, state, status) => {
      const { id, version } = state
      const priced = priceEditor(state)
      const body = { ...bodyOfReturn(state, priced.ok ? priced.refundable : 0), status, branchId }
      return version === null
        ? send(inboundReturnRoutes.create, { body: { ...body, id } })
        : send(inboundReturnRoutes.replace, { params: { id }, body: { ...body, version } })
    },
    read: readReturn,
    editorOf: editorOfReturn,
    sentLines: filledLines,
    check: state => {
      if (filledLines(state).length === 0) return { path: 'find', text: inboundReturnText.noLines }
      const priced = priceEditor(state)
      return priced.ok ? null : { path: priced.path ?? '', text: errorMessage(priced.code, priced.details) }
    },
    ask: askReturn,
  })
  const { draft, change, problem } = editing
  const { source, provider } = draft
  const lines = useLines(editing, line => line.productName)
  return (
    <DocumentEditor
      editing={editing}
      title={title}
      crumbs={[{ label: inboundReturnText.title, to: '/products/return' }]}
      meta={<StatusBadge status="DRAFT" />}
      ending={{
        id: 'cancel',
        label: inboundReturnText.cancel,
        window: onClose => <CancelReturn document={draft} onDone={editing.end} onClose={onClose} />,
      }}
      describeTheirs={theirs => [documentText.theirs(theirs.itemCount, formatDong(theirs.refundable))]}
      problem={problem}
      finishIcon={<Check />}
      cards={
        <Card>
          <div className="grid gap-3">
            {source && (
              <Field label={inboundReturnText.source} group>
                <DocumentLink kind="inbound" id={source.id} code={source.code} />
              </Field>
            )}
            <ProviderField
              scope={scope}
              fixed={source !== null}
              value={provider}
              problem={problem}
              onChange={chosen => change({ provider: chosen && { id: chosen.id, name: chosen.name } })}
            />
            <Field label={inboundReturnText.reason}>
              <Select
                label={inboundReturnText.reason}
                value={draft.reason}
                options={reasons}
                onChange={reason => change({ reason })}
              />
            </Field>
            <Field label={inboundReturnText.deadline} hint={inboundReturnText.deadlineHint}>
              <DateInput today={today} value={draft.deadline} onChange={deadline => change({ deadline })} />
            </Field>
            <Field label={inboundReturnText.note}>
              <TextInput maxLength={500} value={draft.note} onChange={event => change({ note: event.target.value })} />
            </Field>
          </div>
        </Card>
      }
      side={<ReturnMoney state={draft} priced={priceEditor(draft)} onChange={change} />}
    >
      <DocumentLines
        label={inboundReturnText.lines}
        editing={editing}
        lines={lines}
        find={
          source === null && {
            label: inboundReturnText.findLot,
            options: findLots(branchId, provider),
            onFound: ({ lot }) =>
              lines.add(lineOf(lot), there => there.lotId === lot.lotId && there.bucket === lot.bucket),
          }
        }
        empty={
          source
            ? { title: inboundReturnText.emptyReceipt }
            : { title: inboundReturnText.emptyLines, hint: inboundReturnText.emptyLinesHint }
        }
      >
        {row => <ReturnLine {...row} provider={provider} />}
      </DocumentLines>
    </DocumentEditor>
  )
}
