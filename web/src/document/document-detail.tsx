import Ban from 'lucide-react/icons/ban'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Printer from 'lucide-react/icons/printer'
import { Fragment, type ReactNode, useState } from 'react'
import { useDocumentTitle } from '../routing/use-document-title.ts'
import { documentText } from '../text/kit/document.ts'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { DateTimeText } from '../ui/date/date-time-text.tsx'
import { useHotkey } from '../ui/key/use-hotkey.ts'
import { Note } from '../ui/mark/note.tsx'
import { type DocumentStatus, StatusBadge } from '../ui/mark/status-badge.tsx'
import { DetailPage } from '../ui/page/detail-page.tsx'
import type { Crumb } from '../ui/page/page-head.tsx'
import { Menu, type MenuEntry } from '../ui/popup/menu.tsx'
import type { Ending } from './ending.ts'
import { usePaper } from './use-paper.ts'

type Paper = { id: string; label: string } & (
  | {
      /** Nothing while it is still being asked for. */
      page: ReactNode
    }
  | {
      /** Asked for only when it is wanted: it fetches, prints itself and says when it is over. */
      fetched: (onDone: () => void) => ReactNode
    }
  | {
      /** Laid out in blocks by its template: it is composed when it is printed. */
      send: () => Promise<void>
    }
)

/** What every document says of itself. */
interface ShownDocument {
  code: string
  status: DocumentStatus
  createdAt: string
  createdByName: string
  postedAt?: string | null
  cancelledAt: string | null
  cancelledByName: string | null
  cancelReason: string | null
}

type DocumentDetailProps = {
  document: ShownDocument
  /** Of the page, where it is not the code. */
  title?: string
  /** In the tab of the browser, where the code alone does not say it. */
  tabTitle?: string
  /** The list that it stands in. */
  list: Crumb
  /** Heading of the keys in the help. */
  scope: string
  /** Its state, where the status alone does not say it. */
  state?: ReactNode
  /** When and by whom it was done, if not at its posting and by its writer. */
  at?: string
  by?: string
  /** What else stands beside the state. */
  meta?: ReactNode
  /** Papers to print or to save as PDF; Ctrl+P prints the first. */
  papers?: readonly Paper[]
  /** What is often done with it, the main button last. */
  actions?: ReactNode
  /** What is done more rarely. */
  rarer?: readonly MenuEntry[]
  /** At the end of the menu; those that are not to be done now are left out as false. */
  endings?: readonly (Ending | false)[]
  /** In the place of the reason for which it was cancelled. */
  cancelledWhy?: ReactNode
  side: ReactNode
  children: ReactNode
}

/** The page of a document that is not written any more: what it holds, its papers, and apart from them what ends it. */
export function DocumentDetail(props: DocumentDetailProps) {
  const { document, scope, papers = [], rarer = [] } = props
  const { code, status } = document
  const title = props.title ?? code
  const at = props.at ?? document.postedAt ?? document.createdAt
  const endings = (props.endings ?? []).filter(one => one !== false)
  const { printing, print } = usePaper<string>()
  const [fetching, setFetching] = useState<string | null>(null)
  const [ending, setEnding] = useState<string | null>(null)
  const [first] = papers
  const take = (paper: Paper) => {
    if ('send' in paper) void paper.send()
    else if ('page' in paper) print(paper.id)
    else setFetching(paper.id)
  }
  useDocumentTitle(props.tabTitle ?? title)
  useHotkey({ id: 'document.print', key: first ? 'Ctrl+P' : '', label: first?.label ?? '', scope }, () => {
    if (first) take(first)
  })
  const entries: MenuEntry[] = [
    ...rarer,
    ...(rarer.length > 0 && endings.length > 0 ? [{ id: 'apart', separator: true } as const] : []),
    ...endings.map(({ id, label }) => ({
      id,
      label,
      icon: <Ban />,
      danger: true,
      onSelect: () => setEnding(id),
    })),
  ]
  return (
    <DetailPage
      title={title}
      crumbs={[props.list]}
      meta={
        <>
          {props.state ?? <StatusBadge status={status} />}
          {props.meta}
          <span className="text-12 text-ink-3">
            <DateTimeText instant={at} precision="second" /> · {props.by ?? document.createdByName}
          </span>
        </>
      }
      actions={
        <>
          {entries.length > 0 && (
            <Menu
              label={documentText.more}
              trigger={<IconButton variant="default" label={documentText.more} icon={<MoreHorizontal />} />}
              entries={entries}
            />
          )}
          {papers.map((paper, place) => (
            <Button
              key={paper.id}
              icon={<Printer />}
              {...(place === 0 && { keyHint: 'Ctrl+P' })}
              disabled={'page' in paper && !paper.page}
              onClick={() => take(paper)}
            >
              {paper.label}
            </Button>
          ))}
          {props.actions}
        </>
      }
      side={props.side}
    >
      {status === 'CANCELLED' && (
        <Note tone="danger">
          {documentText.cancelled(document.cancelledByName ?? '')}{' '}
          <DateTimeText instant={document.cancelledAt} precision="second" />
          {props.cancelledWhy ?? (document.cancelReason && `: ${document.cancelReason}`)}
        </Note>
      )}
      {props.children}
      {endings.find(({ id }) => id === ending)?.window(() => setEnding(null))}
      {papers.map(paper =>
        'page' in paper
          ? paper.id === printing && <Fragment key={paper.id}>{paper.page}</Fragment>
          : 'fetched' in paper &&
            paper.id === fetching && <Fragment key={paper.id}>{paper.fetched(() => setFetching(null))}</Fragment>,
      )}
    </DetailPage>
  )
}
