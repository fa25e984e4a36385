import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { Count } from '../mark/count.tsx'

export type TabItem<T extends string> = { id: T; label: string; count?: number; panel: ReactNode }

type TabsProps<T extends string> = {
  /** Names the row of tabs. */
  label: string
  value: T
  onChange: (id: T) => void
  items: ReadonlyArray<TabItem<T>>
  /** At the right end of the row. */
  actions?: ReactNode
}

/** Panels behind tabs. Only the chosen panel is mounted. */
export function Tabs<T extends string>({ label, value, onChange, items, actions }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={onChange} className="min-w-0">
      <div className="flex items-end gap-2 border-line border-b">
        <Base.List aria-label={label} className="-mb-px flex min-w-0 flex-1 gap-4 overflow-x-auto">
          {items.map(item => (
            <Base.Tab
              key={item.id}
              value={item.id}
              className="ring-in inline-flex h-9 items-center gap-1.5 border-transparent border-b-2 px-1 font-medium whitespace-nowrap text-ink-2 hover:text-ink data-active:border-accent data-active:text-ink pointer-coarse:h-11"
            >
              {item.label}
              {item.count !== undefined && <Count value={item.count} />}
            </Base.Tab>
          ))}
        </Base.List>
        {actions && <div className="flex items-center gap-1 pb-1">{actions}</div>}
      </div>
      {items.map(item => (
        <Base.Panel key={item.id} value={item.id} className="ring-in pt-3">
          {item.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
