import { type ReactNode, use } from 'react'
import { kitText } from '../../text/kit/kit.ts'
import { TextLink } from '../button/text-link.tsx'
import { Count } from '../mark/count.tsx'
import { PageTabs, PageTabsContext } from './page-tabs.tsx'

export type Crumb = { label: string; to: string }

type PageHeadProps = {
  title: ReactNode
  crumbs?: readonly Crumb[] | undefined
  /** Of what the page lists, beside its title. */
  count?: number | undefined
  /** Beside the title: state, time of the figures. */
  meta?: ReactNode
  actions?: ReactNode
}

/** The head of a page: where it is, what it is, what can be done with all of it. */
export function PageHead({ title, crumbs, count, meta, actions }: PageHeadProps) {
  const isOneOfTabs = use(PageTabsContext).pages.length > 1
  return (
    <div className="mb-3">
      {crumbs && crumbs.length > 0 && (
        <nav aria-label={kitText.breadcrumbs} className="mb-0.5 text-12 text-ink-3">
          <ol className="flex flex-wrap gap-1.5">
            {crumbs.map(crumb => (
              <li key={crumb.to} className="flex gap-1.5">
                <TextLink to={crumb.to}>{crumb.label}</TextLink>
                <span aria-hidden="true">/</span>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <PageTabs count={count} />
        <h1 className={isOneOfTabs ? 'sr-only' : 'text-20 leading-tight tracking-[-0.01em]'}>{title}</h1>
        {count !== undefined && !isOneOfTabs && <Count value={count} />}
        {meta}
        {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </div>
  )
}
