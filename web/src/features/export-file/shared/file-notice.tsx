import { exportFileRoutes, type KeptFile } from '@quay/contract/export/kept-files'
import X from 'lucide-react/icons/x'
import { forgetAsked, useAskedFiles } from '../../../api/asked-files.ts'
import { useAction } from '../../../api/use-action.ts'
import { madeFilesText as words } from '../../../text/kit/made-files.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { useFetchFile } from './use-fetch-file.ts'
import { useKeptFiles } from './use-kept-files.ts'

/** Tells at the top of every page of the files that the person had made in this browser, once they are done, until each is fetched or closed. */
export function FileNotice() {
  const { ids } = useAskedFiles()
  const { data = [] } = useKeptFiles()
  const told = data.filter(file => file.status !== 'MAKING' && ids.includes(file.id))
  if (told.length === 0) return null
  return (
    <div role="status" className="screen-only mb-3 grid gap-2">
      {told.map(file => (
        <OneFile key={file.id} file={file} />
      ))}
    </div>
  )
}

function OneFile({ file: { id, title, status, refusal } }: { file: KeptFile }) {
  const { fetchFile, fetching } = useFetchFile()
  const again = useAction(exportFileRoutes.again)
  const isReady = status === 'READY'
  return (
    <Note
      tone={isReady ? 'info' : 'warning'}
      actions={
        <span className="flex shrink-0 items-center gap-2">
          {isReady ? (
            <Button size="sm" variant="primary" busy={fetching === id} onClick={() => fetchFile(id)}>
              {words.fetch}
            </Button>
          ) : (
            <Button size="sm" busy={again.isPending} onClick={() => again.mutate({ params: { id } })}>
              {words.again}
            </Button>
          )}
          <Link to="/account?phan=tep" className="max-sm:hidden">
            {words.all}
          </Link>
          <IconButton size="sm" label={words.dismiss} icon={<X />} onClick={() => forgetAsked(id)} />
        </span>
      }
    >
      {isReady ? words.ready(title) : words.failed(title, refusal ?? '')}
    </Note>
  )
}
