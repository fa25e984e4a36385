import { saleReturnRoutes } from '@quay/contract/sale-return/routes'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useBranchId } from '../../../api/session/session.ts'
import { focusPath } from '../../../document/focus-path.ts'
import { findProducts } from '../../../document/lines/find-products.ts'
import { LineFinder } from '../../../document/lines/line-finder.tsx'
import type { KeptDraft } from '../../../document/slot/draft-slot.tsx'
import { useKeptSheet } from '../../../document/slot/use-kept-sheet.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { DetailPage } from '../../../ui/page/detail-page.tsx'
import { SideFoot } from '../../../ui/page/side-foot.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { DraftActions } from '../write/draft-actions.tsx'
import { EarlierBills } from '../write/earlier-bills.tsx'
import { RefundFields } from '../write/refund-fields.tsx'
import { sumOf } from '../write/refund-ways.ts'
import type { StoredDraft } from '../write/use-finish-return.ts'
import { UnbilledLine } from './unbilled-line.tsx'
import { UnbilledSums, UnbilledWho } from './unbilled-side.tsx'
import { type UnbilledState, withGoods } from './unbilled-state.ts'
import { useFinishUnbilled, useUnbilledPreview } from './use-unbilled.ts'

const stays = () => {}
const crumbs = [{ label: words.title, to: '/transactions/return' }]

/** Goods that a customer brings back and no bill is found of. */
export function UnbilledEditor({
  kept,
  stored = null,
}: {
  kept: KeptDraft<UnbilledState>
  stored?: StoredDraft | null
}) {
  useDocumentTitle(words.unbilledTitle)
  const branchId = useBranchId()
  const [state, setState] = useState(kept.begin)
  const { forget } = useKeptSheet(kept, state, stays)
  const { preview, error, isCurrent } = useUnbilledPreview(state)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const shown = refusal ?? error
  function change(patch: Partial<UnbilledState>) {
    setRefusal(null)
    setState(before => ({ ...before, ...patch }))
  }
  const { finish, saveDraft, isSending } = useFinishUnbilled({
    state,
    stored,
    preview: isCurrent ? preview : null,
    isRefused: error !== null,
    forget,
    onRefused: setRefusal,
  })
  // Goods come first here: without their bill there is no line to stand in.
  useEffect(() => void focusPath('find'), [])
  useHotkey({ id: 'sale-return.finish', key: 'F9', label: words.finishKey, scope: words.scope }, finish)
  useHotkey({ id: 'sale-return.draft', key: 'Ctrl+S', label: words.saveDraft, scope: words.scope }, saveDraft)
  const problemAt = (place: number) =>
    shown?.issues.find(({ path }) => path.startsWith(`items.${place}.`))?.message ?? null
  const isAtLine = shown?.issues.some(({ path }) => path.startsWith('items.')) ?? false
  const last = state.lines.at(-1)?.goods
  async function addGoods(productId: string) {
    const goods = await call(saleReturnRoutes.goods, { params: { id: productId }, query: { branchId } })
    if (goods.unfitWhy) return void toast.warning(words.unfit(goods.productName, goods.unfitWhy))
    setRefusal(null)
    setState(before => ({ ...before, lines: withGoods(before.lines, goods) }))
  }
  return (
    <DetailPage
      title={words.unbilledTitle}
      crumbs={crumbs}
      meta={stored && <span className="text-12 text-ink-3">{words.draftOf(stored.code)}</span>}
      actions={
        <DraftActions
          stored={stored}
          otherLabel={words.findBill}
          forget={forget}
          canSave={state.lines.length > 0 && !isSending}
          onSave={saveDraft}
        />
      }
      side={
        <>
          <UnbilledWho state={state} onChange={change} />
          <Card title={words.money}>
            <div className="grid gap-3">
              <UnbilledSums state={state} preview={preview} onChange={change} />
              {preview !== null && preview.rest > 0 && (
                <RefundFields
                  ways={state.ways}
                  sum={sumOf(preview)}
                  hasCustomer={state.customer !== null}
                  onChange={ways => change({ ways })}
                />
              )}
              <SideFoot>
                {!isAtLine && <Refusal>{shown?.message}</Refusal>}
                <Button
                  variant="primary"
                  size="xl"
                  icon={<Undo2 />}
                  keyHint="F9"
                  busy={isSending}
                  disabled={state.lines.length === 0}
                  onClick={finish}
                >
                  {words.finish}
                </Button>
              </SideFoot>
            </div>
          </Card>
        </>
      }
    >
      {last && (
        <EarlierBills
          productId={last.productId}
          productName={last.productName}
          customerId={state.customer?.id ?? null}
        />
      )}
      <Card
        title={words.goods}
        padded={false}
        actions={
          <LineFinder
            label={words.findReturned}
            scope={words.scope}
            options={findProducts(
              branchId,
              () => '',
              product => product.isSoldDirectly,
            )}
            onFound={({ value }) => void addGoods(value)}
          />
        }
      >
        {state.lines.length === 0 ? (
          <p className="px-4 pb-3 text-12 text-ink-3">{words.unbilledHint}</p>
        ) : (
          <ul aria-label={words.goods}>
            {state.lines.map((line, place) => (
              <UnbilledLine
                key={line.goods.productId}
                line={line}
                amount={preview?.items[place]?.net ?? line.quantity * line.unitPrice}
                problem={problemAt(place)}
                onChange={next => change({ lines: state.lines.map((one, own) => (own === place ? next : one)) })}
                onDrop={() => change({ lines: state.lines.filter((_, own) => own !== place) })}
              />
            ))}
          </ul>
        )}
      </Card>
    </DetailPage>
  )
}
