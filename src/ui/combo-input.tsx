import { useContext, type ComponentProps, type KeyboardEvent } from 'react';
import { ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';

interface Props extends Omit<ComponentProps<typeof Input>, 'onClick' | 'onKeyDownCapture'> {
  /** False where there is nothing to list before something is typed. */
  opensByClick?: boolean;
}

/** The text box of React Aria's ComboBox. A click opens the list, and Enter takes the first option of what was typed. */
export function ComboInput({ opensByClick = true, ...props }: Props) {
  const state = useContext(ComboBoxStateContext);
  const takeFirst = (event: KeyboardEvent): void => {
    // While a writing system composes a word, Enter ends the word.
    if (!state || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const isTyped = state.inputValue !== '' && state.inputValue !== (state.selectedItem?.textValue ?? '');
    const first = state.collection.getFirstKey();
    if (!state.isOpen || !isTyped || first === null || state.selectionManager.focusedKey !== null) return;
    event.preventDefault();
    event.stopPropagation();
    state.selectionManager.select(first);
  };
  return (
    <Input
      {...props}
      onClick={({ currentTarget }) => {
        if (!opensByClick || !state || state.isOpen) return;
        // What is typed comes in place of what is there.
        currentTarget.select();
        state.open(null, 'manual');
      }}
      onKeyDownCapture={takeFirst}
    />
  );
}
