import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { salePartText } from '../../../text/till/sale-parts.ts'
import { Popover } from '../../../ui/popup/popover.tsx'
import type { LineView } from '../cart/cart-view.ts'
import { LotsPanel } from '../lots/lots-panel.tsx'
import { PartLots } from '../lots/part-lots.tsx'
import { useSale, useTill } from '../sale-context.ts'
import type { PanelKind } from '../till.ts'
import { NotePanel } from './note-panel.tsx'
import { PricePanel } from './price-panel.tsx'

export interface LinePanelProps {
  view: LineView
  /** Where the keyboard goes when it opens. */
  first: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** What opens at a line: its lots, its price, its note. One popover for all lines, so that a line stays light. */
export default function LinePanel() {
  const { till, focusFind } = useSale()
  const first = useRef<HTMLInputElement>(null)
  const panel = useTill(state => state.panel)
  const view = useTill(state => state.view.lines.find(({ line }) => line.id === state.panel?.lineId))
  if (!panel || !view) return null
  const close = () => {
    // Another panel took its place: as this one goes the focus moves, and that closes nothing.
    if (till.store.getState().panel !== panel) return
    // A person who turned to another field, as by F4 for the customer, goes on writing there.
    const now = document.activeElement
    const isElsewhere = now !== null && now !== document.body && !now.closest('[popover]')
    // It gives the focus back to where it was as it goes. Later than this a key may already have opened something else.
    flushSync(till.closePanel)
    if (!isElsewhere) focusFind()
  }
  return (
    <Popover
      key={`${panel.kind} ${panel.lineId}`}
      open
      onOpenChange={open => !open && close()}
      label={labels[panel.kind]}
      anchor={{ current: anchorOf(panel.lineId, panel.kind) }}
      initialFocus={first}
      padded={false}
    >
      {content(panel.kind, { view, first, onClose: close })}
    </Popover>
  )
}

const labels: Record<PanelKind, string> = {
  lots: salePartText.pickLots,
  price: salePartText.unitPrice,
  discount: salePartText.lineDiscount,
  note: salePartText.lineNote,
}

function content(kind: PanelKind, props: LinePanelProps) {
  if (kind === 'lots') return props.view.parts.length > 0 ? <PartLots {...props} /> : <LotsPanel {...props} />
  if (kind === 'note') return <NotePanel {...props} />
  return <PricePanel {...props} startAt={kind} />
}

/** The cell it belongs to; where the screen hides that cell, the line. */
function anchorOf(lineId: string, kind: PanelKind): Element | null {
  const line = document.querySelector(`[data-line="${lineId}"]`)
  const cell = line?.querySelector<HTMLElement>(`[data-cell="${kind}"]`)
  return cell?.offsetParent ? cell : line
}
