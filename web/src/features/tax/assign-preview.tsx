import type { Answer } from '@quay/contract/route'
import { taxRoutes } from '@quay/contract/tax/routes'
import { taxDataBody } from '@quay/contract/tax/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import { formatNumber } from '@quay/domain/text/format-number'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { taxText } from '../../text/money/tax.ts'
import { Note } from '../../ui/mark/note.tsx'
import { type AssignValues, assignBody } from './assign-sheet.tsx'

type Preview = Answer<typeof taxRoutes.preview>

const pauseMs = 300

/** What the rate will change, asked of the server while the form is filled in. */
export function AssignPreview({ values }: { values: AssignValues }) {
  const asked = useSettled(JSON.stringify(assignBody(values)))
  const body = taxDataBody.safeParse(JSON.parse(asked))
  const { data, error, isFetching } = useQuery<Preview, ApiError>({
    queryKey: [taxRoutes.preview.path, asked],
    queryFn: ({ signal }) => call(taxRoutes.preview, { body: body.data! }, { signal }),
    enabled: body.success,
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-label={taxText.title} aria-live="polite" aria-busy={isFetching} className="grid gap-2">
      {!body.success ? (
        <p className="text-ink-3">{taxText.previewNone}</p>
      ) : error ? (
        <Note tone="danger">{error.message}</Note>
      ) : data ? (
        <Outcome preview={data} />
      ) : (
        <p className="text-ink-3">{taxText.previewing}</p>
      )}
    </section>
  )
}

function Outcome({ preview }: { preview: Preview }) {
  const { productCount, changedCount, closedCount, samples, problem } = preview
  return (
    <>
      {problem && <Note tone="danger">{problem}</Note>}
      <Note>
        {taxText.preview(formatNumber(productCount), formatNumber(changedCount))}{' '}
        {closedCount > 0 && taxText.previewClosed(formatNumber(closedCount))} {taxText.pastNote}
      </Note>
      {samples.length > 0 && (
        <ul className="grid gap-1 text-12">
          {samples.map(({ productId, code, name, before, after }) => (
            <li key={productId} className="flex items-baseline gap-2">
              <span className="min-w-0 flex-1 truncate">{taxText.sample(code, name)}</span>
              <span className="text-ink-2 line-through decoration-line-strong">{describeVatRate(before)}</span>
              <ArrowRight className="size-3! text-ink-3" aria-label="thành" />
              <b className="font-semibold">{describeVatRate(after)}</b>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The text once it has stood still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
