UPDATE game_seats SET bot_level = CASE bot_level WHEN 'random' THEN 'beginner' ELSE 'solid' END WHERE bot_level IN ('random', 'simple');
