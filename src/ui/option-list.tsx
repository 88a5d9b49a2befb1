import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';

import type { IconName } from './icon-names.ts';
import { Icon } from './icon.tsx';

import styles from './option-list.module.css';

interface Option<Id extends string | number> {
  readonly id: Id;
  readonly name: string;
}

interface Props<Id extends string | number> {
  /** Left out where the field around the list already has them (a combobox filters its own). */
  options?: readonly Option<Id>[];
  /** Shown in place of an empty list. */
  empty?: ReactNode;
  /** Before each name. */
  icon?: IconName;
}

/** The list that a combobox or a select opens over the page, as wide as its field. Belongs inside React Aria's ComboBox or Select. */
export function OptionList<Id extends string | number>({ options, empty, icon }: Props<Id>) {
  return (
    <Popover className={styles.popover ?? ''} offset={6} containerPadding={8} maxHeight={320}>
      <ListBox<Option<Id>>
        className={styles.list ?? ''}
        {...(options && { items: options })}
        {...(empty !== undefined && { renderEmptyState: () => <p className={styles.empty}>{empty}</p> })}
      >
        {({ id, name }) => (
          <ListBoxItem id={id} textValue={name} className={styles.option ?? ''}>
            {({ isSelected }) => (
              <>
                {icon && <Icon name={icon} />}
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                {isSelected && <Icon name="check" size={18} />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
