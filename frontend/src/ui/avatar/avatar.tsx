import type { CSSProperties } from 'react';
import styles from './avatar.module.css';

/** The status of a user in the community: patrons by tier (1 the highest, 0 none), moderators by their role. */
export type Badge = { tier: number; mod: boolean };

/** The colour's name for a user: moderators first, then patrons by tier. */
export const badgeOf = ({ tier, mod }: Badge): string => {
  if (mod) return 'mod';
  return tier >= 1 && tier <= 5 ? String(tier) : '0';
};

type AvatarProps = Badge & {
  name: string;
  /** 36 in bars, 46 on a card. */
  size?: number;
};

/**
 * The first letter of a name on the colour of its tier. The name itself always stands near, so screen readers skip it.
 */
export function Avatar({ name, tier, mod, size = 36 }: AvatarProps) {
  const style = { '--avatar-size': `${size}px` } as CSSProperties;
  const [letter = '?'] = name.trim();
  return (
    <span className={styles['avatar']} data-standing={badgeOf({ tier, mod })} style={style} aria-hidden="true">
      {letter.toLocaleUpperCase()}
    </span>
  );
}
