import { isAllowed } from '@quay/contract/permission'
import { type QualityCheck, qualityCheckRoutes } from '@quay/contract/quality-check'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { qualityText } from '../../text/quality-check.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { confirm } from '../../ui/confirm.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Note } from '../../ui/note.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { CancelQuality } from './cancel-quality.tsx'
import { monthOf } from './month-of.ts'
import { QualityItems } from './quality-items.tsx'
import { QualityNext } from './quality-next.tsx'
import { QualityPaper } from './quality-paper.tsx'
import { StorageCard } from './storage-card.tsx'
import { useQualityWriter } from './use-quality-writer.ts'

const crumbs = [{ label: qualityText.title, to: '/products/quality-check' }]

/** The form of a month: one walks along the shelves and writes down what one sees; completing it puts apart what is not good. */
export default function QualityPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data, error, refetch } = useRoute(qualityCheckRoutes.get, { params: { id } }, { keepPrevious: false })
  if (data) return <Form key={data.id} stored={data} />
  return (
    <DetailPage
      title={qualityText.title}
      crumbs={crumbs}
      loading
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
    />
  )
}

function Form({ stored }: { stored: QualityCheck }) {
  const { rights } = useSession()
  const { form, isDirty, isSending, problem, retry, change, changeHead } = useQualityWriter(stored)
  const [task, setTask] = useState<'cancel' | 'print' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  useDocumentTitle(qualityText.documentTitle(monthOf(form.month)))
  const complete = useAction(qualityCheckRoutes.complete, {
    showError: error => {
      setRefusal(error.message)
      return true
    },
  })
  const isDraft = form.status === 'DRAFT'
  const mayWrite = isDraft && isAllowed(rights, qualityCheckRoutes.update.permission)
  const mayCancel = form.status !== 'CANCELLED' && isAllowed(rights, qualityCheckRoutes.cancel.permission)
  const month = monthOf(form.month)

  function print() {
    flushSync(() => setTask('print'))
    window.print()
    setTask(null)
  }
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
    <DetailPage
      title={`${qualityText.month} ${month}`}
      crumbs={crumbs}
      meta={
        <>
          <StatusBadge status={form.status} label={isDraft ? qualityText.inProgress : undefined} />
          <span className="text-12 text-ink-3">
            {form.code} · <DateTimeText instant={form.postedAt ?? form.createdAt} /> ·{' '}
            {form.postedByName ?? form.createdByName}
          </span>
        </>
      }
      actions={
        <>
          <Menu
            label={qualityText.menu}
            trigger={<IconButton label={qualityText.menu} icon={<MoreHorizontal />} />}
            entries={[
              { id: 'print', label: qualityText.print, onSelect: print },
              ...(mayCancel
                ? [{ id: 'cancel', label: qualityText.cancel, danger: true, onSelect: () => setTask('cancel') }]
                : []),
            ]}
          />
          {isDraft && isAllowed(rights, qualityCheckRoutes.complete.permission) && (
            <Button
              variant="primary"
              busy={complete.isPending}
              disabled={isDirty || form.doneCount < form.lineCount}
              onClick={() => void finish()}
            >
              {qualityText.complete}
            </Button>
          )}
        </>
      }
      side={<StorageCard form={form} onChange={mayWrite ? changeHead : undefined} />}
    >
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      {problem !== null && (
        <Note
          tone="danger"
          alert
          actions={
            <Button size="sm" onClick={retry}>
              {qualityText.retry}
            </Button>
          }
        >
          {qualityText.unsaved(problem)}
        </Note>
      )}
      {form.status === 'CANCELLED' && (
        <Note tone="danger">
          {qualityText.cancelled(form.cancelledByName ?? '')}{' '}
          <DateTimeText instant={form.cancelledAt} precision="second" />
          {form.cancelReason && `: ${form.cancelReason}`}
        </Note>
      )}
      {form.status === 'SUCCEED' && <QualityNext form={form} />}
      {isDraft && (
        <Card>
          <ProgressBar
            label={qualityText.progress}
            done={form.doneCount}
            total={form.lineCount}
            hint={mayWrite && (isDirty || isSending ? qualityText.saving : qualityText.saved)}
          />
        </Card>
      )}
      <QualityItems items={form.items} onChange={mayWrite ? change : undefined} />
      {task === 'cancel' && <CancelQuality form={form} onClose={() => setTask(null)} />}
      {task === 'print' && <QualityPaper form={form} />}
    </DetailPage>
  )
}
