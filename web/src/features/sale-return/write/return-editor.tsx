import { isAllowed } from '@quay/contract/right/permission'
import type { Returnable } from '@quay/contract/sale-return/shapes'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { useSession } from '../../../api/session/session.ts'
import { focusLineSoon, walkLines } from '../../../document/lines/walk-lines.ts'
import type { KeptDraft } from '../../../document/slot/draft-slot.tsx'
import { useKeptSheet } from '../../../document/slot/use-kept-sheet.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { walkInCustomer } from '../../../text/bill/bill.ts'
import { saleReturnText as words } from '../../../text/bill/sale-return.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { useHotkey } from '../../../ui/key/use-hotkey.ts'
import { Note } from '../../../ui/mark/note.tsx'
import { Refusal } from '../../../ui/mark/refusal.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { DetailPage } from '../../../ui/page/detail-page.tsx'
import { SideFoot } from '../../../ui/page/side-foot.tsx'
import { ExchangePapers } from '../exchange-papers.tsx'
import { DraftActions } from './draft-actions.tsx'
import { ExchangePane } from './exchange-pane.tsx'
import { lineKey, ReturnLine } from './return-line.tsx'
import { ReturnMoney } from './return-money.tsx'
import { askOf, comingBack, type ReturnLineState, type ReturnState, wholeLine, withOldGoods } from './return-state.ts'
import { type StoredDraft, useFinishReturn } from './use-finish-return.ts'
import { useReturnPreview } from './use-return-preview.ts'

/** The page stays where it is. */
const stays = () => {}
const crumbs = [{ label: words.title, to: '/transactions/return' }]

type ReturnEditorProps = {
  bill: Returnable
  kept: KeptDraft<ReturnState>
  /** A draft that the server keeps; left out, only this browser has the return. */
  stored?: StoredDraft
}

/** Goods of one bill that a customer brings back: what, where it goes, and what the customer gets. */
export function ReturnEditor({ bill, kept, stored }: ReturnEditorProps) {
  useDocumentTitle(words.ofBill(bill.code))
  const { rights } = useSession()
  const maySell = isAllowed(rights, { model: 'sale' })
  const [state, setState] = useState(() => withOldGoods(kept.begin))
  const { preview, error, isCurrent } = useReturnPreview(askOf(state, bill))
  const { forget } = useKeptSheet(kept, state, stays)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const shown = refusal ?? error
  function change(patch: Partial<ReturnState>) {
    setRefusal(null)
    setState(before => ({ ...before, ...patch }))
  }
  const changeLine = (place: number, patch: Partial<ReturnLineState>) =>
    change({ lines: state.lines.map((line, own) => (own === place ? { ...line, ...patch } : line)) })
  const { finish, saveDraft, isSending } = useFinishReturn({
    state,
    bill,
    stored: stored ?? null,
    forget,
    preview: isCurrent ? preview : null,
    isRefused: error !== null,
    onRefused: setRefusal,
  })
  const mayBeSold = useRef<(() => Promise<boolean>) | null>(null)
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  /** New goods are looked at as the till does before it is paid, and what is being typed says what it means when it is left. */
  async function finishAll() {
    if (state.newGoods && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (!mayBeSold.current || (await mayBeSold.current())) latest.current()
  }
  useHotkey({ id: 'sale-return.finish', key: 'F9', label: words.finishKey, scope: words.scope }, () => void finishAll())
  useHotkey({ id: 'sale-return.draft', key: 'Ctrl+S', label: words.saveDraft, scope: words.scope }, saveDraft)
  const takeAll = () => change({ lines: state.lines.map((line, place) => wholeLine(line, bill.items[place]!)) })
  useHotkey({ id: 'sale-return.all', key: 'Shift+F2', label: words.takeAll, scope: words.scope }, takeAll)

  const firstLine = bill.items.find(({ left, isRefused }) => left > 0 && !isRefused)
  const firstKey = firstLine && lineKey(firstLine)
  useEffect(() => {
    if (firstKey) focusLineSoon(firstKey)
  }, [firstKey])

  const chosen = comingBack(state)
  /** Of the line that a refusal names by its place among those that were sent. */
  const problemAt = (place: number) => {
    const sent = chosen.findIndex(one => one.place === place)
    return shown?.issues.find(({ path }) => sent >= 0 && path.startsWith(`items.${sent}.`))?.message ?? null
  }
  /** What the server says of new goods, by their place. */
  const refusals = useMemo(() => {
    const ofGoods = (shown?.issues ?? []).flatMap(({ path, message }) => {
      const place = /^exchange\.items\.(\d+)/.exec(path)?.[1]
      return place === undefined ? [] : ([[Number(place), message]] as const)
    })
    return new Map(ofGoods)
  }, [shown])
  const paperProblemAt = (field: string) =>
    shown?.issues.find(({ path }) => path === `exchange.${field}`)?.message ?? null
  const isAtLine = shown?.issues.some(({ path }) => /^((exchange\.)?items\.|exchange\.points)/.test(path)) ?? false
  const keepsGift = shown?.code === 'gift-kept'
  return (
    <DetailPage
      title={words.ofBill(bill.code)}
      crumbs={crumbs}
      meta={
        <span className="text-12 text-ink-3">
          {stored && `${words.draftOf(stored.code)} · `}
          {`${bill.customerName ?? walkInCustomer} · `}
          <DateTimeText instant={bill.soldAt} />
        </span>
      }
      actions={
        <DraftActions
          stored={stored}
          otherLabel={words.otherBill}
          forget={forget}
          canSave={chosen.length > 0 && !isSending}
          onSave={saveDraft}
        />
      }
      side={
        <ReturnMoney state={state} bill={bill} preview={preview} keepsGift={keepsGift} onChange={change}>
          <SideFoot>
            {!isAtLine && <Refusal>{shown?.message}</Refusal>}
            <Button
              variant="primary"
              size="xl"
              icon={<Undo2 />}
              keyHint="F9"
              busy={isSending}
              disabled={chosen.length === 0}
              onClick={() => void finishAll()}
            >
              {state.newGoods ? words.finishExchange : preview && preview.rest > 0 ? words.finish : words.finishFree}
            </Button>
          </SideFoot>
        </ReturnMoney>
      }
    >
      {preview?.warnings.map(({ kind, index, sentence }) => (
        <Note key={`${kind} ${index}`} tone="warning">
          {sentence}
        </Note>
      ))}
      <Card
        title={words.goods}
        padded={false}
        actions={
          <Button size="sm" keyHint="Shift+F2" onClick={takeAll} disabled={bill.items.every(({ left }) => left === 0)}>
            {words.takeAll}
          </Button>
        }
      >
        <ul aria-label={words.goods} onKeyDown={event => walkLines(event)}>
          {bill.items.map((sold, place) => (
            <ReturnLine
              key={lineKey(sold)}
              sold={sold}
              line={state.lines[place]!}
              amounts={amountsAt(
                preview,
                chosen.findIndex(one => one.place === place),
              )}
              problem={problemAt(place)}
              onChange={patch => changeLine(place, patch)}
            />
          ))}
        </ul>
      </Card>
      {maySell && (
        <ExchangePane
          begun={state.newGoods}
          customer={bill.customerId === null ? null : { id: bill.customerId, name: bill.customerName }}
          check={mayBeSold}
          refusals={refusals}
          onChange={newGoods => change({ newGoods })}
        >
          {state.newGoods && (
            <ExchangePapers
              points={state.exchangePoints}
              hasCustomer={bill.customerId !== null}
              priced={preview?.exchange ?? null}
              surcharges={state.exchangeSurcharges}
              pointsProblem={paperProblemAt('points')}
              onChange={({ points = state.exchangePoints, surcharges }) =>
                change({ exchangePoints: points, ...(surcharges && { exchangeSurcharges: surcharges }) })
              }
            />
          )}
        </ExchangePane>
      )}
    </DetailPage>
  )
}

function amountsAt(preview: ReturnType<typeof useReturnPreview>['preview'], sent: number) {
  const own = preview?.items.filter(({ index }) => index === sent) ?? []
  if (sent < 0 || own.length === 0) return null
  const sum = (field: 'net' | 'discount') => own.reduce((all, item) => all + item[field], 0)
  return { net: sum('net'), discount: sum('discount') }
}
