import { createContext, use } from 'react'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { Link } from '../button/link.tsx'
import { classNames } from '../class-names.ts'
import { Count } from '../mark/count.tsx'
import type { NavPage } from '../shell/navigation.ts'

/** What the frame says about the page in it: the pages that stand beside it, and which one it is. */
export const PageTabsContext = createContext<{ pages: readonly NavPage[]; path: string }>({ pages: [], path: '' })

/** The pages of one job beside each other, in the place of the page's title; `count` is of the page that is open. Nothing where a page stands alone. */
export function PageTabs({ count }: { count: number | undefined }) {
  const { pages, path } = use(PageTabsContext)
  if (pages.length < 2) return null
  return (
    <nav
      aria-label={kitPartText.pagesOfJob}
      className="min-w-0 overflow-x-auto [scrollbar-width:none] max-sm:basis-full"
    >
      <ul className="flex gap-4">
        {pages.map(({ to, label }) => (
          <li key={to} className="flex items-center gap-1.5">
            <Link
              to={to}
              aria-current={to === path ? 'page' : undefined}
              className={classNames(
                'ring-in flex h-8 items-center rounded-1 border-b-2 px-0.5 text-14 whitespace-nowrap pointer-coarse:h-11',
                to === path
                  ? 'border-accent font-semibold text-ink'
                  : 'border-transparent font-medium text-ink-2 hover:text-ink',
              )}
            >
              {label}
            </Link>
            {to === path && count !== undefined && <Count value={count} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}
