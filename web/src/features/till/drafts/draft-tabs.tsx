import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { saleText } from '../../../text/till/sale.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { closeTab, openNewTab } from '../line/line-actions.ts'
import { useSale, useTill } from '../sale-context.ts'
import { saleKeys } from '../sale-keys.ts'
import type { Draft } from './draft.ts'

/** The bills that are open at this till. */
export function DraftTabs() {
  const sale = useSale()
  const drafts = useTill(state => state.drafts)
  const activeId = useTill(state => state.activeId)
  return (
    <nav
      aria-label={saleText.tabs}
      className="flex h-10 min-w-0 items-end gap-0.5 self-end! overflow-x-auto overflow-y-hidden [scrollbar-width:none] max-lg:order-9 max-lg:w-full"
    >
      {drafts.map(draft => (
        <DraftTab key={draft.id} draft={draft} isActive={draft.id === activeId} />
      ))}
      <IconButton
        label={saleText.newTab}
        keyHint={saleKeys.newTab.key}
        icon={<Plus />}
        className="mb-1"
        onClick={() => openNewTab(sale)}
      />
    </nav>
  )
}

function DraftTab({ draft, isActive }: { draft: Draft; isActive: boolean }) {
  const sale = useSale()
  const tab = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const bar = tab.current?.parentElement
    if (!isActive || !bar) return
    // Again when the bar becomes narrower, because what stands beside it comes a moment later, and when the tab gets its name.
    const sizes = new ResizeObserver(() => tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
    sizes.observe(bar)
    sizes.observe(tab.current!)
    return () => sizes.disconnect()
  }, [isActive])
  const name = draft.cart.customer?.name
  const title = saleText.tab(draft.number) + (name ? ` · ${name}` : '')
  const shown = saleText.tab(draft.number) + (name ? ` · ${lastWords(name, isActive ? 2 : 1)}` : '')
  return (
    <div
      ref={tab}
      className={classNames(
        // As many as fit stand side by side, a named one as wide as what its customer is called by; the open one says more of the name.
        'flex h-10 max-w-[190px] items-center rounded-t-[8px] border border-b-0 pr-1 pl-2.5',
        isActive || name ? 'shrink-0' : 'min-w-[92px] shrink',
        isActive
          ? 'border-line-strong bg-surface font-semibold text-ink'
          : 'border-transparent text-ink-2 hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-current={isActive ? 'page' : undefined}
        title={title}
        onClick={() => {
          sale.till.showTab(draft.id)
          sale.focusFind()
        }}
        className="ring-in h-8 min-w-0 truncate rounded-1"
      >
        {shown}
      </button>
      <button
        type="button"
        aria-label={saleText.closeTab(draft.number)}
        onClick={() => closeTab(sale, draft.id)}
        className="ring-in grid size-6 shrink-0 place-items-center rounded-1 text-ink-3 hover:bg-hover hover:text-ink"
      >
        <X className="size-3.5!" />
      </button>
    </div>
  )
}

/** The last words of a name: "Nhung" of Cao Thu Nhung. What people call each other by comes last in a Vietnamese name. */
const lastWords = (name: string, count: number) => name.trim().split(/\s+/).slice(-count).join(' ')
