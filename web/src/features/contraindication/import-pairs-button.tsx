import { contraindicationRoutes } from '@quay/contract/contraindication/routes'
import { longestList } from '@quay/contract/contraindication/shapes'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { useAction } from '../../api/use-action.ts'
import { contraindicationText } from '../../text/product/contraindication.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/popup/toast.ts'
import { confirm } from '../../ui/window/confirm.ts'

type CurrentList = Answer<typeof contraindicationRoutes.current>['list']

/** Takes a CSV file in the place of the list in use, which is asked about first. */
export function ImportPairsButton({ current }: { current: CurrentList }) {
  const input = useRef<HTMLInputElement>(null)
  const bring = useAction(contraindicationRoutes.import, {
    onDone: ({ pairCount }) => toast.success(contraindicationText.imported(formatNumber(pairCount))),
  })

  async function take(file: File | undefined) {
    if (input.current) input.current.value = ''
    if (!file) return
    const content = file.size <= longestList * 3 ? await file.text().catch(() => '') : ''
    if (content === '' || content.length > longestList || content.includes('\0'))
      return toast.error(contraindicationText.unreadable)
    const mayReplace =
      current === null ||
      (await confirm({
        title: contraindicationText.replaceTitle,
        description: contraindicationText.replaceHint(current.fileName, formatNumber(current.pairCount)),
        confirmLabel: contraindicationText.replace,
        keepLabel: contraindicationText.keep,
      }))
    if (mayReplace) bring.mutate({ body: { fileName: file.name.slice(0, 200), content } })
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label={contraindicationText.import}
        className="sr-only"
        tabIndex={-1}
        onChange={event => void take(event.target.files?.[0])}
      />
      <Button variant="primary" icon={<FileUp />} busy={bring.isPending} onClick={() => input.current?.click()}>
        {contraindicationText.import}
      </Button>
    </>
  )
}
