import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceBook } from '@quay/contract/price-book/shapes'
import type { Answer } from '@quay/contract/route'
import { formatNumber, formatPercent } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { priceText } from '../../text/product/price.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Refusal } from '../../ui/mark/refusal.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { Dialog } from '../../ui/window/dialog.tsx'
import { FormulaFields, plainFormula, risingFormula } from './formula-fields.tsx'

type FormulaDialogProps = {
  /** Null: the general prices. */
  book: PriceBook | null
  books: readonly PriceBook[]
  filter: { keyword?: string; groupId?: string }
  seesCost: boolean
  onClose: () => void
}
type Preview = Answer<typeof priceBookRoutes.previewFormula>

/** Sets the prices of a book, or the general ones, by a formula for all goods of the filter: shown first, with how many, then done. */
export function FormulaDialog({ book, books, filter, seesCost, onClose }: FormulaDialogProps) {
  const branchId = useBranchId()
  const [formula, setFormula] = useState(book ? (book.formula ?? plainFormula) : risingFormula)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [makesZero, setMakesZero] = useState(false)
  const question = { formula, branchId, ...filter }
  const onDone = ({ count }: { count: number }) => toast.success(priceText.applied(formatNumber(count)))
  const toBook = useAction(priceBookRoutes.applyFormula, { onDone, onClose })
  const toGeneral = useAction(priceBookRoutes.applyGeneralFormula, { onDone, onClose })
  function apply() {
    const body = { ...question, ...(makesZero && { makesZero }) }
    if (book) toBook.mutate({ params: { id: book.id }, body })
    else toGeneral.mutate({ body })
  }
  async function look() {
    setProblem(null)
    setMakesZero(false)
    try {
      setPreview(
        book
          ? await call(priceBookRoutes.previewFormula, { params: { id: book.id }, body: question })
          : await call(priceBookRoutes.previewGeneralFormula, { body: question }),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    }
  }
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={priceText.formulaTitle(book?.name ?? priceText.general)}
      description={filter.keyword || filter.groupId ? priceText.formulaFiltered : priceText.formulaAll}
      actions={
        <>
          <Button onClick={onClose}>{priceText.cancel}</Button>
          {preview && preview.count > 0 ? (
            <Button
              variant="primary"
              busy={toBook.isPending || toGeneral.isPending}
              disabled={preview.zero > 0 && !makesZero}
              onClick={apply}
            >
              {priceText.applyTo(formatNumber(preview.count))}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void look()}>
              {priceText.preview}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <FormulaFields
          value={formula}
          books={books.filter(other => other.id !== book?.id)}
          seesCost={seesCost}
          isGeneral={book === null}
          onChange={next => {
            setFormula(next)
            setPreview(null)
          }}
        />
        <Refusal>{problem}</Refusal>
        {preview && <PreviewTable preview={preview} />}
        {preview && preview.zero > 0 && (
          <Checkbox checked={makesZero} onChange={event => setMakesZero(event.target.checked)}>
            {priceText.makesZero(formatNumber(preview.zero))}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}

function PreviewTable({ preview: { count, missing, overMarkup, items } }: { preview: Preview }) {
  return (
    <section aria-label={priceText.preview} className="grid gap-2">
      <p role="status">
        {count === 0 ? priceText.nothingChanges : priceText.previewCount(formatNumber(count))}
        {missing > 0 && ` ${priceText.missing(formatNumber(missing))}`}
      </p>
      {overMarkup > 0 && <Note tone="warning">{priceText.overMarkupCount(formatNumber(overMarkup))}</Note>}
      {items.length > 0 && (
        <div className="max-h-64 overflow-auto rounded-2 border border-line">
          <table className="w-full">
            <thead className="whitespace-nowrap text-12 text-ink-2">
              <tr className="*:px-2 *:py-1 *:text-right *:first:text-left">
                <th scope="col">{priceText.goods}</th>
                <th scope="col">{priceText.before}</th>
                <th scope="col">{priceText.after}</th>
                <th scope="col">{priceText.difference}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(item => (
                <tr key={item.unitId} className="border-line border-t *:px-2 *:py-1 *:text-right *:first:text-left">
                  <td>
                    {item.productName} ({item.unitName})
                  </td>
                  <td>{item.before === null ? '—' : formatNumber(item.before)}</td>
                  <td className="font-medium">{formatNumber(item.after)}</td>
                  <td>{shareOf(item.before, item.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function shareOf(before: number | null, after: number): string {
  if (!before) return '—'
  const share = Math.round(((after - before) / before) * 10_000)
  return `${share > 0 ? '+' : ''}${formatPercent(share)}`
}
