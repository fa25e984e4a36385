import { Badge } from './badge.tsx'

type ActiveBadgeProps = {
  /** 1 where it is. */
  isActive: number
  words: Readonly<Record<0 | 1, string>>
}

/** Whether a thing or a person is still in use, as a badge. */
export const ActiveBadge = ({ isActive, words }: ActiveBadgeProps) => (
  <Badge tone={isActive === 1 ? 'success' : 'neutral'} shape={isActive === 1 ? 'full' : 'hollow'}>
    {words[isActive === 1 ? 1 : 0]}
  </Badge>
)
