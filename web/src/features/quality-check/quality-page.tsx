import { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { QualityCheck } from '@quay/contract/quality-check/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useSession } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentDetail } from '../../document/document-detail.tsx'
import { DocumentLoading } from '../../document/document-loading.tsx'
import { DraftSlot, type KeptDraft } from '../../document/slot/draft-slot.tsx'
import { qualityText } from '../../text/stock/quality-check.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { ProgressBar } from '../../ui/mark/progress-bar.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { StatusBadge } from '../../ui/mark/status-badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { confirm } from '../../ui/window/confirm.ts'
import { CancelQuality } from './cancel-quality.tsx'
import { monthOf } from './month-of.ts'
import { QualityItems } from './quality-items.tsx'
import { QualityNext } from './quality-next.tsx'
import { QualityPaper } from './quality-paper.tsx'
import { StorageCard } from './storage-card.tsx'
import { type HalfCheck, nothingWaits, useQualityWriter } from './use-quality-writer.ts'

const list = { label: qualityText.title, to: '/products/quality-check' }

/** The form of a month: one walks along the shelves and writes down what one sees; completing it puts apart what is not good. */
export default function QualityPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { rights } = useSession()
  const reading = useRoute(qualityCheckRoutes.get, { params: { id } }, { keepPrevious: false })
  const { data } = reading
  if (!data) return <DocumentLoading title={qualityText.title} crumbs={[list]} reading={[reading]} />
  if (data.status !== 'DRAFT' || !isAllowed(rights, qualityCheckRoutes.update.permission))
    return <Form key={id} form={data} stored={data} />
  return (
    <DraftSlot key={id} kind="quality-check" slot={id} begin={() => nothingWaits} read={readQuality}>
      {kept => <WrittenForm stored={data} kept={kept} />}
    </DraftSlot>
  )
}

const readQuality = (id: string) => call(qualityCheckRoutes.get, { params: { id } })

function WrittenForm({ stored, kept }: { stored: QualityCheck; kept: KeptDraft<HalfCheck> }) {
  const { form, ...writing } = useQualityWriter(stored, kept)
  return <Form form={form} stored={stored} writing={writing} />
}

type FormProps = {
  form: QualityCheck
  /** As the server has it. */
  stored: QualityCheck
  /** Left out where the form is only read. */
  writing?: Omit<ReturnType<typeof useQualityWriter>, 'form'>
}

function Form({ form, stored, writing }: FormProps) {
  const { rights } = useSession()
  const [refusal, setRefusal] = useState<string | null>(null)
  const complete = useAction(qualityCheckRoutes.complete, {
    showError: error => {
      setRefusal(error.message)
      return true
    },
  })
  const isDraft = form.status === 'DRAFT'
  const isDirty = writing?.isDirty ?? false
  const mayCancel = form.status !== 'CANCELLED' && isAllowed(rights, qualityCheckRoutes.cancel.permission)
  const month = monthOf(form.month)

  async function finish() {
    setRefusal(null)
    const sure = await confirm({
      title: qualityText.completeTitle(month),
      description:
        form.failedCount > 0 ? qualityText.completeHint(formatNumber(form.failedCount)) : qualityText.completeClean,
      confirmLabel: qualityText.complete,
      tone: 'primary',
    })
    if (sure) complete.mutate({ params: { id: form.id }, body: { version: stored.version } })
  }
  return (
    <DocumentDetail
      document={form}
      title={`${qualityText.month} ${month}`}
      tabTitle={qualityText.documentTitle(month)}
      list={list}
      scope={qualityText.title}
      state={<StatusBadge status={form.status} label={isDraft ? qualityText.inProgress : undefined} />}
      meta={<span className="text-12 text-ink-3">{form.code}</span>}
      by={form.postedByName ?? form.createdByName}
      papers={[{ id: 'form', label: qualityText.print, page: <QualityPaper form={form} /> }]}
      endings={[
        mayCancel && {
          id: 'cancel',
          label: qualityText.cancel,
          window: onClose => <CancelQuality form={form} onClose={onClose} />,
        },
      ]}
      actions={
        isDraft &&
        isAllowed(rights, qualityCheckRoutes.complete.permission) && (
          <Button
            variant="primary"
            busy={complete.isPending}
            disabled={isDirty || form.doneCount < form.lineCount}
            onClick={() => void finish()}
          >
            {qualityText.complete}
          </Button>
        )
      }
      side={<StorageCard form={form} onChange={writing?.changeHead} />}
    >
      <Refusal>{refusal}</Refusal>
      {writing && writing.problem !== null && (
        <Note
          tone="danger"
          alert
          actions={
            <Button size="sm" onClick={writing.retry}>
              {qualityText.retry}
            </Button>
          }
        >
          {qualityText.unsaved(writing.problem)}
        </Note>
      )}
      {form.status === 'SUCCEED' && <QualityNext form={form} />}
      {isDraft && (
        <Card>
          <ProgressBar
            label={qualityText.progress}
            done={form.doneCount}
            total={form.lineCount}
            hint={writing && (isDirty || writing.isSending ? qualityText.saving : qualityText.saved)}
          />
        </Card>
      )}
      <QualityItems items={form.items} onChange={writing?.change} />
    </DocumentDetail>
  )
}
