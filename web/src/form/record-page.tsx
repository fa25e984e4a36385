import type { Answer, RouteSpec } from '@quay/contract/route'
import { useParams } from '@tanstack/react-router'
import Pencil from 'lucide-react/icons/pencil'
import { type ReactNode, useState } from 'react'
import type { CallInput } from '../api/client.ts'
import { useRoute } from '../api/use-route.ts'
import { useDocumentTitle } from '../routing/use-document-title.ts'
import { kitText } from '../text/kit/kit.ts'
import { Button } from '../ui/button/button.tsx'
import { useHotkey } from '../ui/key/use-hotkey.ts'
import { DetailPage } from '../ui/page/detail-page.tsx'

type ReadRoute = RouteSpec & { method: 'GET' }

/** The main thing that is done with a record: a window by a button of the head and its key. */
type RecordAct<Thing> = {
  may: (record: Thing) => boolean
  window: (record: Thing, close: () => void) => ReactNode
  /** It is edited, by E, where these are left out. */
  label?: string
  hotkey?: string
  icon?: ReactNode
  isMain?: boolean
}

type RecordPageProps<R extends ReadRoute> = {
  /** Gives the record by the id of the address. */
  route: R
  query?: object
  /** The list that it stands in. */
  list: { label: string; to: string }
  nameOf: (record: Answer<R>) => string
  /** In the tab of the browser; left out, the name. */
  tabTitle?: (record: Answer<R>) => string
  act?: RecordAct<Answer<R>>
  meta?: (record: Answer<R>) => ReactNode
  /** Further buttons of the head. */
  actions?: (record: Answer<R>) => ReactNode
  side?: (record: Answer<R>) => ReactNode
  children: (record: Answer<R>) => ReactNode
}

/** The page of one record: its head, what it says, and the window in which it is edited. */
export function RecordPage<R extends ReadRoute>({ route, query, list, nameOf, act, ...props }: RecordPageProps<R>) {
  const { id } = useParams({ strict: false }) as { id: string }
  const detail = useRoute(route, { params: { id }, query } as unknown as CallInput<R>, { keepPrevious: false })
  const { data, error } = detail
  const [isOpen, setOpen] = useState(false)
  const record = data as Answer<R> | undefined
  const mayAct = record !== undefined && act?.may(record) === true
  const { label = kitText.edit, hotkey = 'E', icon = <Pencil />, isMain = false } = act ?? {}
  const title = record === undefined ? list.label : nameOf(record)
  useDocumentTitle(record === undefined ? undefined : (props.tabTitle ?? nameOf)(record))
  useHotkey({ id: 'record.act', key: hotkey, label, scope: list.label }, () => setOpen(true), { enabled: mayAct })
  return (
    <DetailPage
      title={title}
      crumbs={[list]}
      loading={record === undefined}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => detail.refetch() }}
      meta={record !== undefined && props.meta?.(record)}
      actions={
        record !== undefined && (
          <>
            {props.actions?.(record)}
            {mayAct && (
              <Button
                {...(isMain && { variant: 'primary' as const })}
                icon={icon}
                keyHint={hotkey}
                onClick={() => setOpen(true)}
              >
                {label}
              </Button>
            )}
          </>
        )
      }
      side={record !== undefined && props.side?.(record)}
    >
      {record !== undefined && props.children(record)}
      {record !== undefined && isOpen && act?.window(record, () => setOpen(false))}
    </DetailPage>
  )
}
