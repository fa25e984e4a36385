import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { MergePreview } from '@quay/contract/inventory-check/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { FactList } from '../../ui/page/fact-list.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx'
import { scopeOf } from './check-columns.tsx'

const { merging } = checkText

type MergeProps = { checkIds: readonly string[]; onClose: () => void }

/** Says what several drafts become as one, which lots add up and which of those have to be counted again, before it is done. */
export function MergeChecks({ checkIds, onClose }: MergeProps) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<string | null>(null)
  const preview = useRoute(inventoryCheckRoutes.mergePreview, { query: { ids: checkIds.join(',') } })
  const merge = useAction(inventoryCheckRoutes.merge, {
    onDone: check => router.history.push(`/products/check-inventory/${check.id}`),
    showError: error => {
      setRefusal(error.message)
      void preview.refetch()
      return true
    },
  })
  const problem = preview.error?.message ?? refusal
  function submit() {
    if (preview.data) merge.mutate({ body: { checkIds: [...checkIds] } })
  }
  return (
    <ConfirmDialog
      tone="primary"
      onClose={onClose}
      onConfirm={submit}
      busy={merge.isPending}
      title={merging.title(checkIds.length)}
      description={merging.hint}
      confirmLabel={merging.confirm}
      keepLabel={merging.keep}
    >
      <div className="grid gap-3">
        <Refusal>{problem}</Refusal>
        {preview.data ? <Outlook preview={preview.data} /> : !problem && <Skeleton lines={4} />}
      </div>
    </ConfirmDialog>
  )
}

function Outlook({ preview }: { preview: MergePreview }) {
  const { checks, repeated, repeatedCount, openSheetNames } = preview
  const isMoved = repeated.some(lot => lot.isMoved)
  return (
    <>
      <FactList
        facts={[
          ...checks.map(check => ({
            label: check.code,
            value: [
              scopeOf({ ...check, isBlind: false }),
              check.note,
              check.createdByName,
              checkText.lots(formatNumber(check.lineCount)),
            ]
              .filter(Boolean)
              .join(' · '),
          })),
          { label: merging.becomes, value: scopeOf(preview) },
        ]}
      />
      {openSheetNames.length > 0 && <Note>{merging.open(openSheetNames.join(', '))}</Note>}
      {repeatedCount > 0 && (
        <section aria-label={merging.repeatedLabel} className="grid gap-2">
          <Note tone="warning">
            {merging.repeated(formatNumber(repeatedCount))}
            {isMoved && ` ${merging.moved}`}
          </Note>
          <ul className="max-h-48 divide-y divide-line overflow-y-auto rounded-2 border border-line">
            {repeated.map(lot => (
              <li key={`${lot.productName} ${lot.lotNumber}`} className="px-2.5 py-1.5">
                <div className="flex flex-wrap items-center gap-x-2">
                  <span className="font-semibold">
                    {lot.productName} {checkText.lot(lot.lotNumber, '')}
                  </span>
                  {lot.isMoved && <Tag tone="warning">{merging.again}</Tag>}
                </div>
                <div className="text-12 text-ink-2">
                  {lot.counts.map(({ code, countedAt }) => (
                    <span key={code} className="mr-3 inline-block">
                      {code} <DateTimeText instant={countedAt} />
                    </span>
                  ))}
                </div>
              </li>
            ))}
          </ul>
          {repeatedCount > repeated.length && (
            <p className="text-12 text-ink-3">{merging.more(formatNumber(repeatedCount - repeated.length))}</p>
          )}
        </section>
      )}
    </>
  )
}
